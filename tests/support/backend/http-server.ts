import { createServer } from 'node:http';
import { freePort, listen } from '@/supabase/local/ports';

/** A real HTTP server that keeps the JSON it is sent, and answers with the status of the moment. */
export async function startHttpServer() {
  const received: Record<string, unknown>[] = [];
  const state = { status: 201 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (state.status < 300) received.push(JSON.parse(body));
    response.writeHead(state.status).end('{}');
  });
  const port = await freePort();
  await listen(server, port, 'HTTP');
  return {
    received,
    state,
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
