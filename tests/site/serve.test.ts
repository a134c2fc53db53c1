import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '@/scripts/lib/serve-site';
import { freePort } from '@/supabase/local/ports';
import { sectorPath } from '../support/content';
import { markdownFile } from '../support/markdown-pages';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve(await freePort());
});
afterAll(() => site.stop());

const revalidated = 'public, max-age=0, must-revalidate';

/** Asks for an address as it is written: `fetch` would tidy it first. */
function ask(path: string) {
  const { port } = new URL(site.url);
  return new Promise<{ status?: number; header: (name: string) => unknown; text: string }>(
    (done) => {
      request({ host: 'localhost', port, path }, async (response) => {
        let text = '';
        for await (const part of response) text += part;
        done({ status: response.statusCode, header: (name) => response.headers[name], text });
      }).end();
    },
  );
}

test.each([
  ['/', '<html lang="fr"'],
  [sectorPath.fr, '<html lang="fr"'],
  ['/en', '<html lang="en"'],
  [sectorPath.en, '<html lang="en"'],
])('%s is a page, asked for anew each time', async (path, words) => {
  const { status, header, text } = await ask(path);
  expect(status).toBe(200);
  expect(text).toContain(words);
  expect(header('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(header('cache-control')).toBe(revalidated);
});

test.each([
  [`${sectorPath.fr}/`, sectorPath.fr],
  [`${sectorPath.fr}.html`, sectorPath.fr],
  ['/en/?a=1', '/en?a=1'],
  ['/index.html', '/'],
])('%s leads to %s', async (path, location) => {
  const { status, header } = await ask(path);
  expect(status).toBe(301);
  expect(header('location')).toBe(location);
  expect(header('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['/nulle-part', '<html lang="fr"'],
  ['/en/nowhere', '<html lang="en"'],
  ['/assets/of-another-build.js', '<html lang="fr"'],
  ['/_headers', '<html lang="fr"'],
  ['//other-host.example/', '<html lang="fr"'],
  ['/%5Cother-host.example/', '<html lang="fr"'],
])('%s is not there, and is not kept as absent', async (path, words) => {
  const { status, header, text } = await ask(path);
  expect(status).toBe(404);
  expect(text).toContain(words);
  expect(header('cache-control')).toBe(revalidated);
  expect(header('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['/rules.json', 'application/speculationrules+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])('%s is %s', async (path, type) => {
  const { status, header } = await ask(path);
  expect(status).toBe(200);
  expect(header('content-type')).toBe(type);
});

test.each([
  '/',
  sectorPath.en,
])('the Markdown page of %s is kept out of search results, the page is not', async (path) => {
  const { status, header, text } = await ask(markdownFile(path).slice('out'.length));
  expect(status).toBe(200);
  expect(header('content-type')).toBe('text/markdown; charset=utf-8');
  expect(header('x-robots-tag')).toBe('noindex');
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(text).toMatch(/^# .*\p{L}/u);
  expect((await ask(path)).header('x-robots-tag')).toBeUndefined();
});

test('a post to a page is no way to read it', async () => {
  const response = await fetch(site.url + sectorPath.fr, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.text()).not.toContain('<html');
});

test('a path that is no address is a bad request, and the server goes on', async () => {
  expect((await ask('*@x:99999/')).status).toBe(400);
  expect((await ask('/')).status).toBe(200);
});
