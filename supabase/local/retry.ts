import { localKeys } from './gateway.ts';

/** The embedded platform's secret of the retry path. */
export const retrySecret = 'local-retry';

/** Does at an interval what pg_cron does on hosted Supabase. */
export function retryTimer(api: string, seconds: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => runSchedule(api))
      .catch((error) => console.error('retry:', error.message));
  }, seconds * 1000);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Runs each job of the schedule once (supabase/migrations/20261122001000_schedule.sql).
 * @returns the answer of the retry path
 */
export async function runSchedule(api: string): Promise<Response> {
  for (const name of [
    ...['prepare_digests', 'prepare_reminders', 'prepare_reports'],
    ...['sum_page_views', 'erase_page_views', 'apply_retention'],
  ])
    await fetch(`${api}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: localKeys.serviceRole, 'content-type': 'application/json' },
      body: '{}',
    });
  return fetch(`${api}/functions/v1/send-demo-email/retry`, {
    method: 'POST',
    headers: { 'x-retry-secret': retrySecret },
  });
}
