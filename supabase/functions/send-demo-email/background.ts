type HostedRuntime = { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };

/** Lets work go on after the answer: hosted Supabase has to be told of it. */
export function inBackground(work: Promise<unknown>) {
  (globalThis as HostedRuntime).EdgeRuntime?.waitUntil(work);
}
