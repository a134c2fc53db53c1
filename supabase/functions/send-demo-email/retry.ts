import { alertMail } from '../_shared/alert-mail.ts';
import { applyRetention, claimAlerts, claimMails, clearAlert, prepareDigests } from './database.ts';
import { deliver } from './deliver.ts';
import { environment } from './environment.ts';
import type { Reply } from './reply.ts';
import { alertTransport } from './transports.ts';

/** Mails sent in parallel. */
const batchSize = 10;

/** How long one call goes on claiming mails. */
const timeLimitMs = 45_000;

/**
 * Sends what is due, alerts about what is stuck, and erases what is past its retention. Called once a
 * minute with a secret of its own. A step that fails does not hold up the following ones.
 */
export async function retry(request: Request): Promise<Reply> {
  const authorization = request.headers.get('authorization') ?? '';
  if (!(await timingSafeEqual(authorization, `Bearer ${environment.retrySecret}`)))
    return { status: 401, body: { error: 'secret' } };

  const count = { sent: 0, failed: 0 };
  const steps = [prepareDigests, () => sendDue(count), sendAlert, applyRetention];
  let failed = false;
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      console.error('retry:', error);
      failed = true;
    }
  if (failed) return { status: 503, body: { error: 'unavailable' } };
  return { status: 200, body: { ok: true, ...count } };
}

/** Sends due mails until there are none left or the time limit is reached. */
async function sendDue(count: { sent: number; failed: number }) {
  const end = performance.now() + timeLimitMs;
  while (performance.now() < end) {
    const mails = await claimMails(batchSize);
    if (mails.length === 0) break;
    for (const sent of await Promise.all(mails.map(deliver))) count[sent ? 'sent' : 'failed']++;
  }
}

/** Tells the team through the second transport that mails are stuck, once for each mail. */
async function sendAlert() {
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
      await Promise.all(stuck.map(clearAlert));
    });
}

/** Compares two secrets in a time that does not depend on where they differ. */
async function timingSafeEqual(left: string, right: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([digest(left), digest(right)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}
