import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { listen } from '@/supabase/local/ports';
import { headersFor, parseHeaders } from './hosting/headers';
import { redirectOf } from './hosting/redirects';

/**
 * Serves `out/` on this machine.
 * @throws Error where the port is taken.
 */
export async function serve(port: number, folder = 'out') {
  const server = createServer(siteHandler(folder));
  await listen(server, port, 'site');
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a host reads and does not publish. */
const notPublished = ['_headers', '_redirects'];

/**
 * Answers as a static host does: /avocats for avocats.html, one address a page (trailing slash and
 * .html redirected), the headers of `_headers`, and 404.html (the nearest one) where nothing is.
 */
export function siteHandler(folder: string, headers = readFileSync(`${folder}/_headers`, 'utf8')) {
  const rules = parseHeaders(headers);
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    dotfiles: true,
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    // Not as a base: an address that starts with two slashes would name another host.
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    const location = redirectOf(pathname);
    if (location) return response.writeHead(301, { location: location + search }).end();
    // sirv throws at a range that ends before it starts; whoever gets the whole file has it too.
    delete request.headers.range;
    const plain = pathname.replaceAll(/%5f/gi, '_').replaceAll(/^\/+|\/+$/g, '');
    if (notPublished.includes(plain)) return notFound(response, pathname);
    files(request, response, () => notFound(response, pathname));
  };

  function notFound(response: ServerResponse, pathname: string) {
    const nearest = pathname.startsWith('/en/') ? ['en/404.html', '404.html'] : ['404.html'];
    const page = nearest.map((file) => `${folder}/${file}`).find(existsSync);
    // What is not there yet, a script of the next build say, must not be kept as absent.
    for (const [name, value] of headersFor(rules, '/404')) response.setHeader(name, value);
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    // While a build replaces the folder there may be none.
    response.end(page ? readFileSync(page) : 'Not found');
  }
}
