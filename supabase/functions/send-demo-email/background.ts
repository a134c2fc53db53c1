type HostedRuntime = { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };

/** Lets work go on after the answer: hosted Supabase would otherwise end the worker. */
export function inBackground(work: Promise<unknown>) {
  (globalThis as HostedRuntime).EdgeRuntime?.waitUntil(work);
}
