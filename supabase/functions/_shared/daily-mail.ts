import { htmlMail, htmlOf } from './html.ts';
import type { MailContent } from './mail.ts';
import { typeset } from './typography.ts';

/** What a day brought. */
export type DailyFigures = {
  /** ISO date of the day, as in Paris. */
  day: string;
  demo: number;
  contact: number;
  spam: number;
  /** Mails to the team that have not gone out yet. */
  waiting: number;
  /** Mails that went out and bounced, were blocked or given up. */
  not_delivered: number;
};

/** Tells the team, in French, how many requests came the day before, even if there was none. */
export function dailyMail(figures: DailyFigures): MailContent {
  const { demo, contact, spam, waiting, not_delivered: lost } = figures;
  const date = new Date(figures.day).toLocaleDateString('fr-FR', {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  const lines = [
    `Demandes de démonstration : ${demo}`,
    `Messages : ${contact}`,
    `Envois indésirables : ${spam}`,
    `En attente d’envoi : ${waiting}`,
    `Non remis : ${lost}`,
  ];
  if (waiting + lost > 0) lines.push('Voir docs/on-call.md : npm run list:mails.');
  const end =
    'Ce message part chaque matin, même sans demande : s’il ne vient pas, les demandes ne viennent peut-être pas non plus.';
  const text = typeset([`Le site, le ${date} :`, '', ...lines, '', end].join('\n'), 'fr');
  return {
    subject: typeset(`Bilan du ${date} : ${demo + contact}`, 'fr'),
    text,
    html: htmlMail('fr', `<p>${htmlOf(text)}</p>`),
  };
}
