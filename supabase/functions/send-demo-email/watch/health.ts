import { environment } from '../environment.ts';
import { json, type Reply } from '../reply.ts';
import { oldestUnsentSeconds } from './database.ts';

/** Longer than a mail waits that fails a few times. */
const limitSeconds = 30 * 60;

/** Anybody may ask, so the database is asked no more often than this. */
const cacheMs = 10_000;

let cached: { seconds: Promise<number>; until: number } | undefined;

/**
 * Answers an uptime monitor: how long the team has been waiting for the oldest request or mail, in
 * seconds, up to ten seconds ago. 503 if that is too long, or the database does not answer. `settings` is
 * set while the warning mail names wrong ones: a deployment checks it.
 */
export async function health(): Promise<Reply> {
  if (!cached || cached.until < performance.now())
    cached = { seconds: oldestUnsentSeconds(), until: performance.now() + cacheMs };
  const seconds = await cached.seconds;
  const settings = environment.wrongSettings.length > 0 ? 'wrong' : undefined;
  return json(seconds <= limitSeconds ? 200 : 503, { oldestUnsentSeconds: seconds, settings });
}
