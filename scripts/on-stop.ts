const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

/** Has something ended when this process is asked to, in reverse order; the exit code is left as it is. */
export function onStop(stop: () => Promise<unknown>) {
  if (stops.push(stop) > 1) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      for (const end of stops.reverse()) await end().catch(console.error);
      process.exit();
    });
}
