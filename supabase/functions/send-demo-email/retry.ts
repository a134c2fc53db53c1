import { inBackground } from './background.ts';
import { claimMails } from './database.ts';
import { deliver } from './deliver.ts';
import { environment } from './environment.ts';
import { json, type Reply } from './reply.ts';
import { timingSafeEqual } from './secret.ts';
import type { Round, Watch } from './watch-interface.ts';

/**
 * The core's mails that one call sends, in this order. A digest may have half a megabyte, so digests go one at a
 * time. A hosted worker has two seconds of processor time: a hundred mails take a third of it.
 */
const rounds: Round[] = [
  { kinds: ['team'], parallel: 10, most: 60 },
  { kinds: ['digest'], parallel: 1, most: 5 },
  { kinds: ['confirmation'], parallel: 10, most: 30 },
  { kinds: ['spam_digest'], parallel: 1, most: 5 },
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
export async function retry(watch: Watch, request: Request): Promise<Reply> {
  const secret = request.headers.get('x-retry-secret') ?? '';
  if (!(await timingSafeEqual(secret, environment.retrySecret)))
    return json(401, { error: 'secret' });

  const count = { sent: 0, failed: 0 };
  let failed = false;
  const end = performance.now() + timeLimitMs;
  const sending = [...rounds, ...watch.rounds].map(
    (round) => () => sendDue(watch, round, end, count),
  );
  for (const step of [...sending, ...watch.steps])
    try {
      await step();
    } catch (error) {
      console.error('retry:', error);
      failed = true;
    }
  if (failed) return json(503, { error: 'unavailable' });
  inBackground(sendHeartbeat());
  return json(200, { ok: true, ...count });
}

/** Sends the due mails of one round until there are none left or a limit is reached. */
async function sendDue(
  watch: Watch,
  { kinds, parallel, most }: Round,
  end: number,
  count: { sent: number; failed: number },
) {
  for (let claimed = 0; claimed < most && performance.now() < end; ) {
    const mails = await claimMails(parallel, { kinds });
    if (mails.length === 0) break;
    claimed += mails.length;
    for (const sent of await Promise.all(mails.map((mail) => deliver(watch, mail))))
      count[sent ? 'sent' : 'failed']++;
  }
}

/** Tells a watcher outside (healthchecks.io and the like) that the retry runs. */
async function sendHeartbeat() {
  if (!environment.heartbeatUrl) return;
  await fetch(environment.heartbeatUrl, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.body?.cancel())
    .catch((error) => console.error('heartbeat:', error instanceof Error ? error.name : error));
}
