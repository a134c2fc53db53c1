import { createServer, request } from 'node:http';
import { freePort, listen } from '@/supabase/local/ports';
import { directUrl } from './addresses';

/** An HTTP proxy that leads the addresses of the pages to the ports of this run (see `addresses.ts`). */
export async function startProxy() {
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    const forwarded = request(directUrl(url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await listen(server, port, 'proxy', '127.0.0.1');
  return {
    port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
