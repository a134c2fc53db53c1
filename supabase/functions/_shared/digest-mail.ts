import { htmlMail, htmlOf } from './html.ts';
import type { MailContent, StoredRequest } from './mail.ts';
import { rowsOf, tableOf, textOf } from './team-mail.ts';

/**
 * Several requests in one mail to the team, in French: those above the hour's limit, and once a day
 * those a machine seems to have filled.
 */
export function digestMail(requests: StoredRequest[]): MailContent {
  const spam = requests.filter(({ status }) => status === 'spam').length;
  const intro =
    spam === requests.length
      ? 'Ces envois semblent venir de machines (le champ caché était rempli). Ils sont gardés comme indésirables : vérifiez qu’aucun ne vient d’une personne.'
      : 'Ces demandes sont arrivées au-delà de 200 en une heure ; elles sont réunies ici.';
  return {
    subject: spam === requests.length ? `Indésirables : ${spam}` : `Demandes : ${requests.length}`,
    text: [intro, ...requests.flatMap((request) => ['', ...textOf(request, rowsOf(request))])].join(
      '\n',
    ),
    html: htmlMail(
      'fr',
      `<p>${htmlOf(intro)}</p>${requests.map((request) => tableOf(rowsOf(request))).join('<hr>')}`,
    ),
  };
}
