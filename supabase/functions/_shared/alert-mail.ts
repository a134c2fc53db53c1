import { htmlMail, htmlOf } from './html.ts';
import type { MailContent } from './mail.ts';
import { typeset } from './typography.ts';

/** A mail that has been waiting for too long. Times are ISO dates. */
export type StuckMail = {
  id: string;
  kind: string;
  created_at: string;
  attempts: number;
  status: string;
  last_error: string | null;
};

/** Tells the team, in French, which mails are stuck, why, and what to do about it. */
export function alertMail(stuck: StuckMail[]): MailContent {
  const line = ({ id, kind, created_at, attempts, status, last_error }: StuckMail) =>
    `${created_at} ${kind} ${id} ${status}, ${attempts} × : ${last_error ?? ''}`;
  const intro = typeset('Ces messages attendent depuis plus d’une heure :', 'fr');
  const text = `${intro}\n\n${stuck.map(line).join('\n')}\n\nVoir docs/on-call.md : npm run list:mails, npm run resend:mails.`;
  return {
    subject: `Alerte : ${stuck.length} message(s) en attente`,
    text,
    html: htmlMail('fr', `<p>${htmlOf(text)}</p>`),
  };
}
