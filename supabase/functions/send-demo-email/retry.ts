import { sendAlert } from './alert.ts';
import { inBackground } from './background.ts';
import { claimMails } from './database.ts';
import { deliver } from './deliver.ts';
import { environment } from './environment.ts';
import type { Reply } from './reply.ts';
import { timingSafeEqual } from './secret.ts';

/**
 * What one call sends, in this order. A digest may have half a megabyte, so they go one at a time.
 * A hosted worker has two seconds of processor time: a hundred mails take a third of it. The figures of
 * the weekly mail are the only claim that may take the database long, so nothing shares it.
 */
const rounds = [
  { kinds: ['team', 'reminder', 'daily'], parallel: 10, most: 60 },
  { kinds: ['digest'], parallel: 1, most: 5 },
  { kinds: ['confirmation'], parallel: 10, most: 30 },
  { kinds: ['spam_digest'], parallel: 1, most: 5 },
  { kinds: ['webhook'], parallel: 10, most: 30 },
  { kinds: ['weekly'], parallel: 1, most: 1 },
];

/**
 * How long one call goes on claiming mails. With the last attempt and the alert, which may take
 * MAIL_TIMEOUT_SECONDS each, it stays below the 150 seconds that a hosted worker has.
 */
const timeLimitMs = 20_000;

/**
 * Sends what is due and alerts about what is stuck. Called once a minute with a secret of its own. A
 * step that fails does not hold up the following one.
 */
export async function retry(request: Request): Promise<Reply> {
  const secret = request.headers.get('x-retry-secret') ?? '';
  if (!(await timingSafeEqual(secret, environment.retrySecret)))
    return { status: 401, body: { error: 'secret' } };

  const count = { sent: 0, failed: 0 };
  let failed = false;
  for (const step of [() => sendDue(count), sendAlert])
    try {
      await step();
    } catch (error) {
      console.error('retry:', error);
      failed = true;
    }
  if (failed) return { status: 503, body: { error: 'unavailable' } };
  inBackground(sendHeartbeat());
  return { status: 200, body: { ok: true, ...count } };
}

/** Sends due mails until there are none left or a limit is reached. */
async function sendDue(count: { sent: number; failed: number }) {
  const end = performance.now() + timeLimitMs;
  for (const { kinds, parallel, most } of rounds)
    for (let claimed = 0; claimed < most && performance.now() < end; ) {
      const mails = await claimMails(parallel, { kinds });
      if (mails.length === 0) break;
      claimed += mails.length;
      for (const sent of await Promise.all(mails.map(deliver))) count[sent ? 'sent' : 'failed']++;
    }
}

/** Tells a watcher outside (healthchecks.io and the like) that the retry runs. */
async function sendHeartbeat() {
  if (!environment.heartbeatUrl) return;
  await fetch(environment.heartbeatUrl, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.body?.cancel())
    .catch((error) => console.error('heartbeat:', error instanceof Error ? error.name : error));
}
