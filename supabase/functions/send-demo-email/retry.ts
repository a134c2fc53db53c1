import { alertMail } from '../_shared/alert-mail.ts';
import type { Answer, Caller } from './answer.ts';
import {
  applyRetention,
  claimAlerts,
  claimMails,
  forgetAlert,
  prepareDigests,
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
 * with the retry's own secret. A step that fails does not hold up the next ones.
 */
export async function retry(request: Request, caller: Caller): Promise<Answer> {
  // Whatever is posted here, there is no visitor to be led to a page.
  caller.form = false;
  const given = request.headers.get('authorization') ?? '';
  if (!(await sameSecret(given, `Bearer ${environment.retrySecret}`)))
    return { status: 401, body: { error: 'secret' } };

  const count = { sent: 0, failed: 0 };
  const steps = [prepareDigests, () => sendDue(count), warn, applyRetention];
  let broken = false;
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      console.error('retry:', error);
      broken = true;
    }
  if (broken) return { status: 503, body: { error: 'unavailable' } };
  return { status: 200, body: { ok: true, ...count } };
}

/** Sends mails that are due until there are none, or the call's time is over. */
async function sendDue(count: { sent: number; failed: number }) {
  const end = performance.now() + longest;
  while (performance.now() < end) {
    const mails = await claimMails(batch);
    if (mails.length === 0) break;
    for (const sent of await Promise.all(mails.map(deliver))) count[sent ? 'sent' : 'failed']++;
  }
}

/** Tells the team by the other transport that mails are stuck, once for each mail. */
async function warn() {
  if (!alertTransport) return;
  const stuck = await claimAlerts();
  if (stuck.length === 0) return;
  await alertTransport
    .send({
      id: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      from: environment.mailFrom,
      to: environment.mailTo,
      ...alertMail(stuck),
    })
    .catch(async (error) => {
      console.error('alert:', error);
      await Promise.all(stuck.map(forgetAlert));
    });
}
