/*
 * Run by Deno: serves the unmodified function, and exits when the platform that started it does.
 */
(async () => {
  for await (const _ of Deno.stdin.readable) {
    // Only the end of the stream matters: the platform is gone.
  }
  Deno.exit(0);
})();

await import('../functions/send-demo-email/index.ts');
