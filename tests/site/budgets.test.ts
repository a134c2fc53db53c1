import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measure } from '@/scripts/measure';

/* Bytes after brotli, of the built site (design, section 9). */

test('no page asks for more than its budget', async () => {
  for (const { page, html, css, script, islands } of await measure()) {
    expect(html + css, `${page}: HTML and CSS`).toBeLessThanOrEqual(14_600);
    expect(script, `${page}: script before consent code`).toBeLessThanOrEqual(3 * 1024);
    expect(script + islands, `${page}: script with islands`).toBeLessThanOrEqual(40 * 1024);
  }
});

test('the fonts together are 48 KB at most', () => {
  const folder = 'out/_next/static/media';
  const fonts = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size);
  expect(fonts).toHaveLength(3);
  expect(fonts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(48 * 1024);
});

test('the icon is 1 KB at most', () => {
  expect(statSync('out/icon.svg').size).toBeLessThanOrEqual(1024);
});

test('nothing of Next’s runtime is left', () => {
  const files = readdirSync('out', { recursive: true }).map(String);
  expect(files.filter((file) => file.startsWith('_next/') && file.endsWith('.js'))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.txt')).sort()).toEqual([
    '.well-known/security.txt',
    'llms.txt',
    'robots.txt',
  ]);
  expect(existsSync('out/_not-found.html')).toBe(false);
});
