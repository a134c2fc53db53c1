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
  ['/nulle-part', '<html lang="fr"'],
  [`${sectorPath.en}/nowhere`, '<html lang="en"'],
  // An address of the other language, moved into this one's space.
  [sectorPath.en.slice('/en'.length), '<html lang="fr"'],
  [`/en${sectorPath.fr}`, '<html lang="en"'],
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

test('a page cannot be read with POST', async () => {
  const response = await fetch(site.url + sectorPath.fr, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.text()).not.toContain('<html');
});
