import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { listen } from '@/supabase/local/ports';
import { makeCertificate } from '../hosting/certificate';
import { ownFolder } from '../hosting/run-server';
import { siteHandler } from '../lib/serve-site';

/**
 * Serves a folder over HTTP/2 as hosts do: the files of a page share one connection, which decides
 * when it is seen.
 * @throws Error where the port is taken, or openssl is missing.
 */
export async function serveSecurely(port: number, folder: string) {
  const place = ownFolder();
  const { chain, key } = makeCertificate(place);
  const handler = siteHandler(folder);
  const server = createSecureServer(
    { cert: readFileSync(chain), key: readFileSync(key) },
    // Made by Node to be used as those of HTTP/1.1.
    (request: unknown, response: unknown) =>
      handler(request as IncomingMessage, response as ServerResponse),
  );
  await listen(server, port, 'site');
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(place, { recursive: true });
    },
  };
}
