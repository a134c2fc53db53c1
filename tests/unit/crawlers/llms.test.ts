import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexed } from '../../fixtures/routes';
import { builtPages } from '../../support/built-pages';
import { metaOf } from '../../support/head';
import { twinFile } from '../../support/twins';

const text = readFileSync('out/llms.txt', 'utf8');
const [introduction = '', french = '', english = ''] = text.split(/^## .*$/m);

/** The lines of a list: title, address, description. */
const linesOf = (list: string) =>
  [...list.matchAll(/^- \[(.+)\]\(http:\/\/localhost:3000(.+)\): (.+)$/gm)].map(
    ([, title, twin, description]) => ({ title, twin, description }),
  );

test('starts with the name and what the company makes, then one list a language', () => {
  expect(introduction).toMatch(/^# Allié Compliance\n\n> .*LCB-FT.*\n>\n> .*AML/);
  expect(text.match(/^## .*$/gm)).toEqual(['## Français', '## English']);
});

test.each([
  ['fr', french],
  ['en', english],
] as const)('the %s list has one line a page, with its own description', async (locale, list) => {
  const paths = indexed.filter((route) => route.locale === locale).map(({ path }) => path);
  const pages = (await builtPages()).filter(({ path }) => paths.some((other) => other === path));
  const expected = pages.map((page) => ({
    title: metaOf(page, 'og:title'),
    twin: twinFile(page.path).slice('out'.length),
    description: metaOf(page, 'description'),
  }));
  expect(linesOf(list).length).toBe(17);
  expect(list.trim().split('\n')).toHaveLength(17);
  expect(new Set(linesOf(list).map((line) => JSON.stringify(line)))).toEqual(
    new Set(expected.map((line) => JSON.stringify(line))),
  );
  for (const { twin } of linesOf(list)) expect(existsSync(`out${twin}`), twin).toBe(true);
});
