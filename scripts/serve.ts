import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { listen } from '@/supabase/local/ports';
import { type HeaderRules, headersFor, parseHeaders } from './header-rules';

/**
 * Serves `out/` as a static host does: /avocats for avocats.html, one address a page (trailing slash
 * and .html redirected), the headers of `_headers`, and 404.html (the nearest one) where nothing is.
 * @throws Error where the port is taken.
 */
export async function serve(port: number, folder = 'out') {
  const rules: HeaderRules = parseHeaders(readFileSync(`${folder}/_headers`, 'utf8'));
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    dotfiles: true,
  });

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return redirect(response, canonical + search);
    files(request, response, () => notFound(response, pathname));
  });
  await listen(server, port, 'site');
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function notFound(response: ServerResponse, pathname: string) {
    const nearest = pathname.startsWith('/en/') ? ['en/404.html', '404.html'] : ['404.html'];
    const page = nearest.map((file) => `${folder}/${file}`).find(existsSync);
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    // While a build replaces the folder there may be none.
    response.end(page ? readFileSync(page) : 'Not found');
  }
}

/** The one address of a page: without .html, without trailing slash, /index is the folder. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/\.html$/, '');
  return path.replace(/\/index$/, '/').replace(/(.)\/$/, '$1');
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(301, { location });
  response.end();
}
