import { readFileSync } from 'node:fs';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer } from 'node:net';
import type { Server } from './server';

/** What a TLS connection begins with; no method of HTTP does. */
const tlsHandshake = 0x16;

/**
 * HTTPS, and HTTP that redirects to it, on one port: whoever is given a host and no ports, as Mozilla's
 * grader is, can ask for both.
 */
export function bothProtocols(handler: RequestListener, { certificate, origin }: Server) {
  const tls = { cert: readFileSync(certificate.chain), key: readFileSync(certificate.key) };
  const https = createHttps(tls, handler);
  const http = createHttp(({ url }, response) => {
    response.writeHead(301, { location: `${origin}${url}` }).end();
  });
  return createServer((socket) => {
    socket.once('data', (start) => {
      socket.pause();
      socket.unshift(start);
      (start[0] === tlsHandshake ? https : http).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
}
