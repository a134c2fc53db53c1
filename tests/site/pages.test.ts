import { describe, expect, test } from 'vitest';
import { isEmbedPath, localeOf } from '@/lib/locale';
import { noscriptPages, preparationPages } from '@/supabase/functions/_shared/site-contract';
import {
  attribute,
  type BuiltPage,
  builtPages,
  first,
  metaOf,
  named,
  pageAt,
  plain,
  textOf,
  within,
} from '../support/built-pages';
import {
  hidden,
  home,
  indexed,
  locales,
  notFoundPaths,
  pages,
  pathOf,
  site,
  words,
} from '../support/content';

test('every page that was written is built, and nothing else but embed pages and the 404 pages', () => {
  expect(
    builtPages
      .map(({ path }) => path)
      .filter((path) => !isEmbedPath(path))
      .sort(),
  ).toEqual([...pages.map(({ path }) => path), ...notFoundPaths].sort());
});

describe.each(pages)('$path', (page) => {
  const built = pageAt(page.path);

  test('shows what its front matter says', () => {
    expect(textOf(first(built, 'title'))).toBe(plain(`${page.title} | ${site.brand}`));
    const heading = textOf(first(built, 'h1'));
    expect(heading.endsWith(plain(page.heading)), heading).toBe(true);
    // The name of the profession stands above its heading.
    const profession = page.type === 'Sector' ? plain(page.navTitle) : '';
    expect(heading.startsWith(profession), heading).toBe(true);
    expect(metaOf(built, 'description')).toBe(page.description);
  });

  test('leads to pages of its own language', () => {
    const links = within(first(built, 'main'), 'a').filter((link) => !attribute(link, 'hreflang'));
    const foreign = links
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => href.startsWith('/'))
      .filter((href) => localeOf(href.split('#')[0] ?? '') !== page.locale);
    expect(foreign).toEqual([]);
  });
});

/** Whether a language has every page, the forms among them: a further one may lack some. */
const isFirst = (locale: string) => locales.some((first) => first === locale);

test.each(
  indexed.filter(({ type, locale }) => type === 'Sector' && isFirst(locale)),
)('$path leads to the demo form', (page) => {
  const links = within(first(pageAt(page.path), 'main'), 'a');
  const demo = pathOf('pages/demo', page.locale);
  expect(links.map((link) => attribute(link, 'href'))).toContain(demo);
});

describe.each(locales)('the forms in %s', (locale) => {
  test.each(['demo', 'contact'])('%s: consent names the privacy policy and leads to it', (name) => {
    const form = first(pageAt(pathOf(`pages/${name}`, locale)), 'form');
    const links = within(form, 'a').map((link) => [textOf(link), attribute(link, 'href')]);
    expect(links).toEqual([
      [plain(words[locale].forms.privacy), pathOf('legal/privacy-policy', locale)],
    ]);
  });
});

test.each([
  ...hidden.map(({ path }) => path),
  '/404',
  '/en/404',
])('%s is kept out of search results and says nothing to machines', (path) => {
  const page = pageAt(path);
  expect(metaOf(page, 'robots')).toContain('noindex');
  expect(page.html).not.toContain('application/ld+json');
  const alternates = named(page, 'link').filter((link) => attribute(link, 'rel') === 'alternate');
  expect(alternates).toEqual([]);
});

test.each(locales)('the page for a missing address in %s says so, and leads home', (locale) => {
  const { title, text, code, home: homeLink } = words[locale].notFound;
  const page = pageAt(notFoundPaths[locales.indexOf(locale)] ?? '');
  const main = first(page, 'main');
  expect(textOf(first(page, 'title'))).toContain(plain(title));
  for (const said of [code, text]) expect(textOf(main)).toContain(plain(said));
  // What is read first is in the language of the page.
  expect(attribute(first(page, 'h1'), 'lang')).toBeUndefined();
  const links = within(main, 'a').map((link) => [textOf(link), attribute(link, 'href')]);
  expect(links).toContainEqual([plain(homeLink), home[locale]]);
});

test('the pages to which forms without script are redirected exist, out of the index', () => {
  const outOfIndex = hidden.map(({ path }) => path);
  for (const paths of Object.values(noscriptPages))
    expect(outOfIndex).toEqual(expect.arrayContaining(locales.map((locale) => paths[locale])));
});

test('the confirmation of a demo request leads to pages that are there, each profession to its own', () => {
  const { starterFiles, ...others } = preparationPages;
  const paths = indexed.map(({ path }) => path);
  for (const each of Object.values(others))
    expect(paths).toEqual(expect.arrayContaining(locales.map((locale) => each[locale])));
  // Whoever takes a starter file away takes it out of the list as well.
  const files = pages.filter(({ type }) => type === 'StarterFile');
  expect(files.length).toBeGreaterThan(0);
  const listed = Object.entries(starterFiles);
  for (const [name, each] of listed)
    for (const file of files.filter((page) => page.name === `starter-files/${name}`))
      expect(each[file.locale]).toBe(file.path);
});

test('links to the glossary lead to a definition; they are few on a page, and none twice', () => {
  const linksOf = (page: BuiltPage) =>
    named(page, 'a')
      .filter((link) => attribute(link, 'class') === 'term')
      .map((link) => attribute(link, 'href') ?? '');
  expect(builtPages.flatMap(linksOf).length).toBeGreaterThan(0);
  for (const page of builtPages) {
    const links = linksOf(page);
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBeLessThanOrEqual(4);
    for (const href of links) {
      const [path = '', anchor] = href.split('#');
      const ids = named(pageAt(path), 'details').map((definition) => attribute(definition, 'id'));
      expect(ids, href).toContain(anchor);
    }
  }
});
