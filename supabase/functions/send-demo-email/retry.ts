import type { Answer, Caller } from './answer.ts';
import {
  applyRetention,
  claimAlerts,
  claimMails,
  forgetAlert,
  prepareDigests,
  type StuckMail,
} from './database.ts';
import { deliver } from './deliver.ts';
import { environment } from './environment.ts';
import { sameSecret } from './same-secret.ts';
import { alertTransport } from './transports.ts';

/** How many mails are sent side by side, and how long one call goes on, in milliseconds. */
const batch = 10;
const longest = 45_000;

/**
 * Sends what is due, warns of what is stuck, and erases what is past its time. Called once a minute
 * with the retry's own secret.
 */
export async function retry(request: Request, caller: Caller): Promise<Answer> {
  // Whatever is posted here, there is no visitor to be led to a page.
  caller.form = false;
  const given = request.headers.get('authorization') ?? '';
  if (!(await sameSecret(given, `Bearer ${environment.retrySecret}`)))
    return { status: 401, body: { error: 'secret' } };

  const end = performance.now() + longest;
  const count = { sent: 0, failed: 0 };
  await prepareDigests();
  while (performance.now() < end) {
    const mails = await claimMails(batch);
    if (mails.length === 0) break;
    for (const sent of await Promise.all(mails.map(deliver))) count[sent ? 'sent' : 'failed']++;
  }
  await warn();
  await applyRetention();
  return { status: 200, body: { ok: true, ...count } };
}

/** Tells the team by the other transport that mails are stuck, once for each that it takes. */
async function warn() {
  if (!alertTransport) return;
  const stuck = await claimAlerts();
  if (stuck.length === 0) return;
  const line = ({ id, kind, created_at, attempts, status, last_error }: StuckMail) =>
    `${created_at} ${kind} ${id} ${status}, ${attempts} × : ${last_error ?? ''}`;
  const text = `Ces messages attendent depuis plus d’une heure :\n\n${stuck.map(line).join('\n')}\n\nVoir docs/on-call.md : npm run list:mails, npm run resend:mails.`;
  await alertTransport
    .send({
      id: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      from: environment.mailFrom,
      to: environment.mailTo,
      subject: `Alerte : ${stuck.length} message(s) en attente`,
      text,
      html: `<pre>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`,
    })
    .catch(async (error) => {
      console.error('alert:', error);
      await Promise.all(stuck.map(forgetAlert));
    });
}
