import type { Company } from '../mails/company.ts';
import { type Block, mailToTeam, type Row } from '../mails/compose-mail.ts';
import type { MailContent } from '../mails/mail.ts';
import type { DailyFigures, ProviderReports } from './figures.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the team has to look at where the provider's reports do not arrive. */
function reportsBlock({ refused, are_missing }: ProviderReports) {
  if (!are_missing && refused === 0) return [];
  const missing = are_missing
    ? 'Le prestataire d’envoi ne rend plus compte depuis trois jours : un message non remis ne se verrait pas.'
    : '';
  const words = `${missing} Comptes rendus refusés, faute du bon secret : ${refused}. Voir docs/on-call.md : EVENTS_SECRET.`;
  return [{ paragraph: words.trim() }];
}

/** Says when the last smoke test passed. Four are sent a day: after a day without one something is broken. */
function smokeTestBlock(passedAt: string | null): Block {
  const date = passedAt
    ? new Date(passedAt).toLocaleString('fr-FR', {
        timeZone: 'Europe/Paris',
        dateStyle: 'long',
        timeStyle: 'short',
      })
    : 'aucun';
  const isLate = !passedAt || Date.now() - Date.parse(passedAt) > dayMs;
  const advice = isLate
    ? ' Le formulaire est peut-être en panne, ou l’essai arrêté. Voir docs/on-call.md : smoke-test.yml.'
    : '';
  return { paragraph: `Dernier essai réussi du formulaire en production : ${date}.${advice}` };
}

/**
 * Tells the team, in French, how many requests came the day before, even if there was none.
 * @param expects whether the provider reports what becomes of mails, and whether smoke tests are sent
 */
export function dailyMail(
  company: Company,
  figures: DailyFigures,
  expects: { reports: boolean; smokeTests: boolean },
): MailContent {
  const { demo, contact, spam, unanswered, waiting, not_delivered: lost } = figures;
  const date = new Date(figures.day).toLocaleDateString('fr-FR', {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  const rows: Row[] = [
    ['Demandes de démonstration', String(demo)],
    ['Messages', String(contact)],
    ['Envois indésirables', String(spam)],
    ['Sans réponse depuis 20 heures', String(unanswered)],
    ['En attente d’envoi', String(waiting)],
    ['Non remis', String(lost)],
    ['Confirmations non envoyées', String(figures.confirmations_not_sent)],
  ];
  const advice = { paragraph: 'Voir docs/on-call.md : npm run list:mails.' };
  const full =
    'Les pages vues ne sont plus comptées : leur plafond est atteint. Voir docs/on-call.md : page_views_kept.';
  const end =
    'Ce message part chaque matin, même sans demande : s’il ne vient pas, les demandes ne viennent peut-être pas non plus.';
  return mailToTeam(company, `Bilan du ${date} : ${demo + contact}`, [
    { paragraph: `Le site, le ${date} :` },
    { rows },
    ...(waiting + lost > 0 ? [advice] : []),
    ...droppedViews(figures.page_views_dropped),
    ...(figures.page_views_full ? [{ paragraph: full }] : []),
    ...(expects.reports ? reportsBlock(figures.provider_reports) : []),
    ...(expects.smokeTests ? [smokeTestBlock(figures.smoke_test_passed_at)] : []),
    { paragraph: end },
  ]);
}

/** Says how many page views the ceilings kept out, if any. */
function droppedViews(dropped: DailyFigures['page_views_dropped']): Block[] {
  const { over_minute = 0, over_day = 0, over_all = 0 } = dropped ?? {};
  const all = over_minute + over_day + over_all;
  if (all === 0) return [];
  const text = `Pages vues non enregistrées : ${all} (plafond d’une minute : ${over_minute} ; d’une journée : ${over_day} ; de toutes : ${over_all}). Voir docs/on-call.md : page_views_per_day.`;
  return [{ paragraph: text }];
}
