import type { Company } from '../mails/company.ts';
import { type Block, mailToTeam } from '../mails/compose-mail.ts';
import type { LinkedRequest, MailContent } from '../mails/mail.ts';
import { answerButton, headerText, rowsOf } from '../mails/team-mail.ts';

/** How to reach the person: all that a reminder repeats. */
const fieldNames = ['firstName', 'lastName', 'email', 'phone', 'company'];

/** Reminds the team, in French, of requests that nobody has noted as answered. */
export function reminderMail(company: Company, requests: LinkedRequest[]): MailContent {
  const [first] = requests;
  const about =
    requests.length === 1
      ? headerText(String(first?.fields.company))
      : `${requests.length} demandes`;
  const intro =
    'Plus de vingt heures après la réception, aucune réponse n’a été notée. Le site la promet sous 24 heures. Si elle est déjà partie, notez-le par le bouton. Ce rappel ne vient qu’une fois.';
  return mailToTeam(company, `Rappel, réponse attendue : ${about}`, [
    { paragraph: intro },
    ...requests.flatMap((request): Block[] => [
      { rows: rowsOf(request, fieldNames) },
      ...answerButton(request),
    ]),
  ]);
}
