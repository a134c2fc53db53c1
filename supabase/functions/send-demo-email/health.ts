import { oldestUnsentSeconds } from './database.ts';
import { environment } from './environment.ts';
import type { Reply } from './reply.ts';

/** Longer than a mail waits that fails a few times. */
const limitSeconds = 30 * 60;

/**
 * Answers an uptime monitor: how long the team has been waiting for the oldest request or mail, in
 * seconds. 503 if that is too long, or the database does not answer. `settings` is there while the warning
 * mail names some: a deployment looks for it.
 */
export async function health(): Promise<Reply> {
  const seconds = await oldestUnsentSeconds();
  const settings = environment.wrongSettings.length > 0 ? 'wrong' : undefined;
  return {
    status: seconds <= limitSeconds ? 200 : 503,
    body: { oldestUnsentSeconds: seconds, settings },
  };
}
