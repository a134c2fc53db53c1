import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withPageStyles } from '@/scripts/postbuild/page-styles';

/* In a folder of its own, with a style sheet as Next writes it and one for paper. */

const sheet = `
@font-face { font-family: serif-text; src: url(../media/serif.woff2) }
@layer base { p { margin: 0 } }
@layer blocks { .note { color: red } .steps > li { color: blue } details[open] { color: green } }
@layer exhibits { .stamp { animation: land 1s } @keyframes land { from { opacity: 0 } } }
@layer base, blocks, exhibits;`;

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-styles-'));
  process.chdir(folder);
  mkdirSync('out/_next/static', { recursive: true });
  mkdirSync('out/assets');
  writeFileSync('out/_next/static/next.css', sheet);
  writeFileSync('out/assets/print.css', '.stamp { color: black } .note { display: none }');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** The style sheets of a page with this body: of all pages, of this page, for paper. */
async function sheetsOf(body: string) {
  const html = await withPageStyles(
    `<head><link rel="stylesheet" href="/_next/static/next.css" data-precedence="next"/><link rel="stylesheet" media="print" href="/assets/print.css"/></head>${body}`,
    '/assets/print.css',
  );
  const addresses = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, address = '']) => address);
  return addresses.map((address) => readFileSync(`out${address}`, 'utf8'));
}

test('what all pages share comes first, with the order of the layers at its head', async () => {
  const [site = ''] = await sheetsOf('<p>Words</p>');
  expect(site.trim()).toMatch(/^@layer base, blocks, exhibits;/);
  expect(site).toContain('margin: 0');
  expect(site).toContain('url(../media/serif.woff2)');
});

test('a page gets the rules of what stands on it, on screen and on paper', async () => {
  const [site, page, print] = await sheetsOf('<p class="note">A stamp, and steps</p>');
  expect(site).not.toContain('.note');
  expect(page).toContain('.note');
  expect(print).toContain('.note');
  for (const css of [page, print]) expect(css).not.toMatch(/stamp|steps|land/);
});

test('animations come with what they move, and rules of a state that starts later stay', async () => {
  const [, page] = await sheetsOf('<p class="stamp"></p><details></details>');
  expect(page).toContain('@keyframes land');
  expect(page).toContain('details[open]');
});

test('pages that show the same share their sheets, whatever their words', async () => {
  const one = await sheetsOf('<p class="note">One</p>');
  expect(await sheetsOf('<p class="note">steps</p>')).toEqual(one);
});

test('a page without Next’s style sheet is an error that says where to look', async () => {
  await expect(withPageStyles('<head></head>', '')).rejects.toThrow(/page-styles\.ts/);
});
