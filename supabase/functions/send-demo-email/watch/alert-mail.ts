import type { Company } from '../mails/company.ts';
import { mailToTeam } from '../mails/compose-mail.ts';
import type { MailContent } from '../mails/mail.ts';

/** A mail to the team that has not reached it. Times are ISO dates. */
type StuckMail = {
  id: string;
  kind: string;
  created_at: string;
  attempts: number;
  /** Its own, or what the provider reported. */
  status: string;
  last_error: string | null;
  /** When its request will be erased, if that is within a month. */
  erased_at: string | null;
};

/** public.stuck_mails: how many there are, and the oldest of them. */
export type StuckMails = { count: number; mails: StuckMail[] };

const kinds: Record<string, string> = {
  team: 'demande',
  confirmation: 'accusé de réception',
  digest: 'liste de demandes',
  spam_digest: 'liste d’indésirables',
  reminder: 'rappel',
  daily: 'bilan du jour',
  weekly: 'bilan de la semaine',
  webhook: 'appel du webhook',
};

const statuses: Record<string, string> = {
  pending: 'en attente',
  sent: 'envoyé',
  dead: 'abandonné',
  bounced: 'rejeté',
  blocked: 'bloqué',
  complaint: 'signalé comme indésirable',
};

/** Tells the team, in French, which mails are stuck, why, and what to do about it. */
export function alertMail(company: Company, { count, mails }: StuckMails): MailContent {
  const intro = 'Ces messages attendent depuis plus d’une heure, ou ne sont pas arrivés :';
  const lines = mails.map(lineOf);
  if (count > mails.length) lines.push(`… et ${count - mails.length} de plus.`);
  const advice =
    'Cette alerte revient chaque jour. Voir docs/on-call.md : npm run list:mails, npm run resend:mails.';
  const subject = `Alerte : ${count} ${count > 1 ? 'messages' : 'message'} en attente`;
  return mailToTeam(company, subject, [{ paragraph: intro }, { lines }, { paragraph: advice }]);
}

function lineOf({ id, kind, created_at, attempts, status, last_error, erased_at }: StuckMail) {
  const tries = `${attempts} ${attempts > 1 ? 'essais' : 'essai'}`;
  const line = `${created_at}, ${kinds[kind] ?? kind}, ${id}, ${statuses[status] ?? status}, ${tries} : ${last_error ?? ''}`;
  return erased_at ? `${line}, demande à effacer le ${erased_at.slice(0, 10)}` : line;
}
