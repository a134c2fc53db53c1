/** The embedded platform's secret of the retry path. */
export const retrySecret = 'local-retry';

/** Calls the retry path at an interval, as pg_cron does on hosted Supabase. */
export function retryTimer(api: string, seconds: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => callRetry(api))
      .catch((error) => console.error('retry:', error.message));
  }, seconds * 1000);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Calls the retry path once, with the embedded platform's secret. */
export const callRetry = (api: string) =>
  fetch(`${api}/functions/v1/send-demo-email/retry`, {
    method: 'POST',
    headers: { authorization: `Bearer ${retrySecret}` },
  });
