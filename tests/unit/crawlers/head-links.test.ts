import { beforeAll, expect, test } from 'vitest';
import { inFull } from '../../fixtures/addresses';
import { pairs } from '../../fixtures/routes';
import { type BuiltPage, builtPages } from '../../support/built-pages';
import { alternatesIn, headLinks, metaOf } from '../../support/head';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const at = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

test('a page’s canonical address is its own; a 404 page has none', () => {
  for (const page of pages) {
    const canonical = headLinks(page, 'canonical').map(({ href }) => href);
    expect([page.path, ...canonical]).toEqual(
      page.path.endsWith('/404') ? [page.path] : [page.path, inFull(page.path)],
    );
  }
});

test.each(
  pairs,
)('$fr and $en name each other, themselves, and the French one as default', (pair) => {
  const alternates = {
    fr: inFull(pair.fr),
    en: inFull(pair.en),
    'x-default': inFull(pair.fr),
  };
  expect(alternatesIn(at(pair.fr))).toEqual(alternates);
  expect(alternatesIn(at(pair.en))).toEqual(alternates);
  expect(metaOf(at(pair.fr), 'og:locale:alternate')).toBe('en_GB');
  expect(metaOf(at(pair.en), 'og:locale:alternate')).toBe('fr_FR');
});

test('a page that may not be indexed names no other language and no twin', () => {
  const hidden = pages.filter((page) => metaOf(page, 'robots')?.includes('noindex'));
  expect(hidden.map(({ path }) => path).sort()).toEqual([
    '/404',
    '/en/404',
    '/en/newsletter',
    '/en/sent',
    '/envoi',
    '/lettre-information',
  ]);
  for (const page of hidden) expect(headLinks(page, 'alternate'), page.path).toEqual([]);
});
