import { createServer, request } from 'node:http';
import { listen } from '@/supabase/local/ports';
import { directUrl, ports } from './addresses';

/**
 * An HTTP proxy that leads Firefox and WebKit, which have no flag for it, from the addresses of the pages
 * to the ports of this run (see `addresses.ts`).
 * @returns what stops it
 */
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
  await listen(server, ports.proxy, 'proxy', '127.0.0.1');
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
