import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteUrl } from '@/lib/environment';
import { plain } from '../support/built-pages';
import { indexed, locales, site } from '../support/content';
import { markdownFile } from '../support/markdown-pages';

const [introduction = '', ...lists] = readFileSync('out/llms.txt', 'utf8').split(/^## .*\n/m);

test('starts with the brand, then a list of pages for each language', () => {
  expect(introduction.split('\n')[0]).toBe(`# ${site.brand}`);
  expect(introduction).toMatch(/^> .*\p{L}/mu);
  expect(lists).toHaveLength(locales.length);
});

test.each(
  locales,
)('the %s list has each page that may be indexed, with its own words', (locale) => {
  const lines = (lists[locales.indexOf(locale)] ?? '').trim().split('\n');
  const expected = indexed
    .filter((page) => page.locale === locale)
    .map(({ title, description, path }) => {
      const address = `${siteUrl}/${markdownFile(path).slice('out/'.length)}`;
      return plain(`- [${title}](${address}): ${description}`);
    });
  expect(lines.map(plain).sort()).toEqual(expected.sort());
});
