type HostedRuntime = { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };

/** Keeps work running after the answer: hosted Supabase would otherwise end the worker. */
export function inBackground(work: Promise<unknown>) {
  (globalThis as HostedRuntime).EdgeRuntime?.waitUntil(work);
}
