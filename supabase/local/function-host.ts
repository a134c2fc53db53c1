/*
 * Run by Deno: serves the unmodified function, and exits when the platform that started it does.
 */
(async () => {
  for await (const _ of Deno.stdin.readable) {
    // Only the end of the stream matters: the platform is gone.
  }
  Deno.exit(0);
})();

/* Serves on the port that the platform chose. Deno 2.1, which hosted functions run, knows no
   DENO_SERVE_ADDRESS. */
const { serve } = Deno;
const address = { hostname: '127.0.0.1', port: Number(Deno.env.get('FUNCTION_PORT')) };
Deno.serve = ((handler: Deno.ServeHandler) => serve(address, handler)) as typeof Deno.serve;

await import('../functions/send-demo-email/index.ts');
