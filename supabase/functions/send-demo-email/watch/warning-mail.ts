import { typeset } from '../../_shared/typography.ts';
import type { Company } from '../mails/company.ts';
import { mailToTeam } from '../mails/compose-mail.ts';
import type { MailContent } from '../mails/mail.ts';

/** Something to warn the team of besides stuck mails. */
export type Warning = {
  name: 'settings' | 'erased_many' | 'erased_untold';
  /** How many requests it is about. */
  number: number;
  /** Names of the variables that are wrong. */
  detail: string;
};

const words: Record<Warning['name'], string> = {
  settings:
    'Réglages de la fonction à corriger : {detail}. Un secret compte au moins 32 caractères et ne sert qu’à un usage. Ce qui repose dessus est arrêté, hors la reprise des envois ; les demandes sont gardées et remises.',
  erased_many:
    "Demandes effacées au terme de leur conservation, plus que d’ordinaire : {number} ; d’autres suivent d’heure en heure. Si l’horloge de la base ou la table retention est fausse, arrêtez l’effacement : select cron.unschedule('apply-retention');",
  erased_untold:
    'Demandes effacées au bout de leur dernier mois sans qu’un message en ait rendu compte : {number}.',
};

/** Warns the team, in French, of what it has to look at. */
export function warningMail(company: Company, warnings: Warning[]): MailContent {
  const lines = warnings.map(({ name, number, detail }) =>
    typeset(words[name].replace('{number}', String(number)).replace('{detail}', detail), 'fr'),
  );
  const advice =
    'Cet avertissement revient chaque jour tant que la cause dure. Voir docs/on-call.md.';
  const subject = `Avertissement : ${warnings.length}`;
  return mailToTeam(company, subject, [{ lines }, { paragraph: advice }]);
}
