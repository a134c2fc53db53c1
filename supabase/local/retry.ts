/** The embedded platform's secret of the retry path. */
export const retrySecret = 'local-retry';

/** Calls the retry path again and again, as pg_cron does when hosted. */
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

/** One call of the retry path, with the embedded platform's secret. */
export const callRetry = (api: string) =>
  fetch(`${api}/functions/v1/send-demo-email/retry`, {
    method: 'POST',
    headers: { authorization: `Bearer ${retrySecret}` },
  });
