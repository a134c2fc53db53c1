import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withPageStyles } from '@/scripts/postbuild/page-styles';

/* In a folder of its own, with a style sheet as Next writes it. */

const sheet = `
@font-face { font-family: serif-text; src: url(../media/serif.woff2) }
@layer base { p { margin: 0 } }
@layer blocks { .note { color: red } .steps > li { color: blue } details[open] { color: green } }
@layer exhibits { .stamp { animation: land 1s } @keyframes land { from { opacity: 0 } } }
@layer forms { .toast { color: pink } }
@media print { .stamp { color: black } .note, .consent { display: none } }
@layer base, blocks, exhibits, forms;`;

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-styles-'));
  process.chdir(folder);
  mkdirSync('out/_next/static', { recursive: true });
  writeFileSync('out/_next/static/next.css', sheet);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** The style sheet of a page with this body. */
async function sheetOf(body: string) {
  const html = await withPageStyles(
    `<head><link rel="stylesheet" href="/_next/static/next.css" data-precedence="next"/></head>${body}`,
  );
  const [, address] = /href="([^"]+\.css)"/.exec(html) ?? [];
  return readFileSync(`out${address}`, 'utf8');
}

test('what all pages share stays, with the order of the layers at its head', async () => {
  const css = await sheetOf('<p>Words</p>');
  expect(css.trim()).toMatch(/^@layer base, blocks, exhibits, forms;/);
  expect(css).toContain('margin: 0');
  expect(css).toContain('url(../media/serif.woff2)');
});

test('a page gets the rules of what stands on it, on screen and on paper', async () => {
  const css = await sheetOf('<p class="note">A stamp, and steps</p>');
  expect(css).toMatch(/@layer blocks \{\s*\.note/);
  expect(css).toMatch(/@media print \{\s*\.note, \.consent/);
  expect(css).not.toMatch(/stamp|steps|land/);
});

test('a page with a form gets the rules of what its code may add', async () => {
  expect(await sheetOf('<form></form>')).toContain('.toast');
  expect(await sheetOf('<p>toast</p>')).not.toContain('.toast');
});

test.each([
  [':is(.note, .steps) > :is(p, ul:not([class])) { top: 1px }', true],
  ['.stamp:is(.note, .steps) { top: 1px }', false],
  ['main:has(.note:target) .note { top: 1px }', true],
  ['main:has(.steps) .note { top: 1px }', false],
  ['.note:not(.steps)::before { top: 1px }', true],
  ['@media (min-width: 1px) { .steps { top: 1px } }', false],
  ['.steps, p > a:hover { top: 1px }', true],
])('%s stays: %s', async (rule, stays) => {
  writeFileSync('out/_next/static/next.css', `@layer blocks { ${rule} }`);
  const css = await sheetOf('<p class="note"></p>');
  expect(css.includes('top')).toBe(stays);
  expect(css.trim() === '').toBe(!stays);
});

test('animations come with what they move, and rules of a state that starts later stay', async () => {
  const css = await sheetOf('<p class="stamp"></p><details></details>');
  expect(css).toContain('@keyframes land');
  expect(css).toContain('details[open]');
});

test('pages that show the same share their sheet, whatever their words', async () => {
  const one = await sheetOf('<p class="note">One</p>');
  expect(await sheetOf('<p class="note">steps</p>')).toEqual(one);
});

test('a page without Next’s style sheet is an error that says where to look', async () => {
  await expect(withPageStyles('<head></head>')).rejects.toThrow(/page-styles\.ts/);
});
