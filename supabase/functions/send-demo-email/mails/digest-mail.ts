import type { RequestFields } from '../../_shared/form-fields.ts';
import type { Company } from './company.ts';
import { type Block, mailToTeam } from './compose-mail.ts';
import type { LinkedRequest, MailContent } from './mail.ts';
import { answerButton, rowsOf } from './team-mail.ts';

/** The longest value, in characters: a flood must not make mails that no provider takes. */
const longestValue = 500;

/** A request with long values cut; the row in the database has the rest. */
const shortened = (request: LinkedRequest): LinkedRequest => ({
  ...request,
  fields: Object.fromEntries(
    Object.entries(request.fields).map(([name, value]) => {
      const characters = [...String(value)];
      if (characters.length <= longestValue) return [name, value];
      return [name, `${characters.slice(0, longestValue).join('')} […]`];
    }),
  ) as RequestFields,
});

/**
 * Several requests in one mail to the team, in French: those above the hourly limit, or the suspected
 * spam.
 * @param limit requests an hour that are mailed one by one
 */
export function digestMail(
  company: Company,
  requests: LinkedRequest[],
  limit: number,
): MailContent {
  const spam = requests.every(({ status }) => status === 'spam');
  const words = spam
    ? 'Ces envois semblent venir de robots (le champ caché était rempli). Ils sont gardés comme indésirables : vérifiez qu’aucun ne vient d’une personne.'
    : `Ces demandes sont arrivées au-delà de ${limit} en une heure ; elles sont réunies ici.`;
  const blocks = requests.map(shortened).flatMap((request): Block[] => {
    const rows = { rows: rowsOf(request) };
    return spam ? [rows] : [rows, ...answerButton(request)];
  });
  const subject = `${spam ? 'Indésirables' : 'Demandes'} : ${requests.length}`;
  return mailToTeam(company, subject, [{ paragraph: words }, ...blocks]);
}
