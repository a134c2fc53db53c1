/*
 * Run by Deno: serves the unmodified function, and ends when the platform that started it does.
 */
(async () => {
  for await (const _ of Deno.stdin.readable) {
    // Nothing is said here; the end of the stream is the message.
  }
  Deno.exit(0);
})();

await import('../functions/send-demo-email/index.ts');
