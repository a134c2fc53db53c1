import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { localeOf, pathPrefix } from '@/lib/locale';
import { type defaultPorts, startPlatform } from '@/supabase/local/platform';
import { close, listen, loopback } from '@/supabase/local/ports';
import { readCompany } from '../hosting/company';
import { headersFor, parseHeaders } from '../hosting/parse-headers';
import { onStop, step } from './cli';

/**
 * Serves `out/` over HTTP.
 * @param host the address to listen on: this machine only, unless another is named
 * @throws Error if the port is in use.
 */
export async function serve(port: number, host = loopback) {
  const server = createServer(siteHandler());
  await listen(server, port, 'site', host);
  return { url: `http://localhost:${port}`, stop: () => close(server) };
}

/** Starts the platform that keeps its data, beside the site. */
export const startOwnPlatform = ({ site, ...ports }: typeof defaultPorts & { site: number }) =>
  step('Starting the database, the function and the mailbox', async () => {
    const platform = await startPlatform({
      folder: '.local',
      ports,
      siteUrl: `http://localhost:${site}`,
      environment: { COMPANY: await readCompany() },
    });
    onStop(platform.stop);
    return platform;
  });

/**
 * Every page has one address: without trailing slash, `.html` or `/index`. The patterns match only
 * characters that the site's addresses use, so that no redirect can lead to another host. The
 * template of nginx repeats these two patterns.
 */
const redirects = [
  { from: /^\/index(?:\.html)?\/*$/, to: '/' },
  { from: /^((?:\/[a-z0-9-]+)+?)(?:\/index)?(?:\.html|\/+)$/, to: '$1' },
];

/** What only hosts read. */
const hostFiles = ['/_headers', '/_redirects'];

/** The address that a path redirects to, or undefined where it does not. */
function redirectOf(path: string): string | undefined {
  const redirect = redirects.find(({ from }) => from.test(path));
  return redirect && path.replace(redirect.from, redirect.to);
}

/**
 * Answers as a static host does: /avocats for avocats.html, one address per page (trailing slash and
 * .html redirected), the headers of `_headers`, and the nearest 404.html for a missing file.
 */
function siteHandler() {
  const rules = parseHeaders(readFileSync('out/_headers', 'utf8'));
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
  };
  const sendFile = sirv('out', {
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    dotfiles: true,
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    // Parsed after a host: alone, a path that starts with two slashes would name another host.
    const address = `http://localhost${request.url}`;
    if (!request.url?.startsWith('/') || !URL.canParse(address))
      return response.writeHead(400).end('Bad request');
    const { pathname, search } = new URL(address);
    setHeaders(response, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end('Method not allowed');
    const location = redirectOf(pathname);
    if (location) return response.writeHead(301, { location: location + search }).end();
    // sirv throws at a range that ends before it starts; the whole file is a valid answer to any.
    delete request.headers.range;
    if (hostFiles.includes(pathname)) return notFound(response, pathname);
    sendFile(request, response, () => notFound(response, pathname));
  };

  function notFound(response: ServerResponse, pathname: string) {
    const nearest = [`${pathPrefix[localeOf(pathname)].slice(1)}/404.html`, '404.html'];
    const page = nearest.map((file) => `out/${file}`).find(existsSync);
    // The rules of /404: a missing script must not be cached for a year.
    setHeaders(response, '/404');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    // While a build replaces the folder there may be no page.
    response.end(page ? readFileSync(page) : 'Not found');
  }
}
