import { beforeAll, expect, test } from 'vitest';
import { walk } from '@/scripts/postbuild/html';
import { legalWords } from '../fixtures/legal-words';
import { duties, pageWords } from '../fixtures/page-words';
import { pairs, sectors } from '../fixtures/routes';
import { type BuiltPage, builtPages, named, textOf } from '../support/built-pages';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

/** Spaces of every width count as one: typography may narrow them or keep a line whole. */
const plain = (text: string) => text.replace(/\s+/g, ' ');
const main = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path) as BuiltPage;
  return named(page, 'main')[0] as BuiltPage['elements'][number];
};
/** The words of an element, with a space between its parts. */
const wordsOf = (path: string) =>
  plain([...walk(main(path))].flatMap((node) => ('value' in node ? [node.value] : [])).join(' '));
const headingsOf = (path: string) =>
  [...walk(main(path))].filter((n) => 'tagName' in n && /^h[1-3]$/.test(n.tagName)).map(textOf);

test.each([...pageWords, ...legalWords])('$path holds the headings, in order', (expected) => {
  const headings = headingsOf(expected.path);
  let from = 0;
  const missing = (expected.headings ?? []).filter((heading) => {
    const at = headings.indexOf(heading, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(missing).toEqual([]);
});

test.each([...pageWords, ...legalWords])('$path says what the specification says', (expected) => {
  const words = wordsOf(expected.path);
  expect((expected.words ?? []).filter((wanted) => !words.includes(plain(wanted)))).toEqual([]);
});

test.each(sectors)('%s speaks of every duty of the specification', (path) => {
  const words = wordsOf(path).toLowerCase();
  const missing = duties[path.startsWith('/en/') ? 'en' : 'fr'].filter((duty) => !duty.test(words));
  expect(missing).toEqual([]);
});

test('financial institutions are named on the about page alone', () => {
  const naming = pairs
    .flatMap(({ fr, en }) => [fr, en])
    .filter((path) => /institutions? financi|financial institution/i.test(wordsOf(path)));
  expect(naming).toEqual(['/a-propos', '/en/about']);
});

test('the terms of use have ten numbered sections in each language', () => {
  for (const path of ['/cgu-site', '/en/terms-site'])
    expect(headingsOf(path).filter((heading) => /^\d+\. /.test(heading))).toHaveLength(10);
});

test('the benefits of yachting stand in a table', () => {
  for (const [path, column] of [
    ['/yachting-industries', 'Bénéfice'],
    ['/en/yachting-industries', 'Benefit'],
  ] as const) {
    const cells = [...walk(main(path))].filter(
      (node) => 'tagName' in node && node.tagName === 'th',
    );
    expect(cells.map(textOf)).toContain(column);
  }
});
