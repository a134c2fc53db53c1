import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { inFull, origin } from '../../fixtures/addresses';
import { routes } from '../../fixtures/routes';
import { attribute, type BuiltPage, builtPages, named, textOf } from '../../support/built-pages';
import { metaOf } from '../../support/head';
import { graphOf, stringsIn, type Thing } from '../../support/structured-data';
import { isSilent, shownText, withoutSpaces } from '../../support/words';

/* Structured data may not say what the page does not. */

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const at = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

const shown = (page: BuiltPage) =>
  shownText(named(page, 'body')[0] as never, (element) => !isSilent(element));

/** What is no claim in words: identifiers, links, codes. Each is checked on its own below. */
const technical = ['@id', '@type', 'url', 'item', 'logo', 'sameAs', 'inLanguage', 'dateModified'];
const codes: Record<string, RegExp> = { FR: /France/, LU: /Luxembourg/ };

test.each(routes)('every word stands in the text or the head of $path', ({ path }) => {
  const page = at(path);
  const title = textOf(named(page, 'title')[0] as never);
  const said = withoutSpaces([title, metaOf(page, 'description'), shown(page)].join('|'));
  const claims = [...stringsIn(graphOf(page))].filter(([key]) => !technical.includes(key));
  expect(claims.length).toBeGreaterThanOrEqual(15);
  for (const [key, value] of claims)
    if (key === 'addressCountry') expect(shown(page)).toMatch(codes[value] as RegExp);
    else expect(said, `${key}: ${value}`).toContain(withoutSpaces(value));
});

test.each(routes)('every address in the data of $path leads somewhere', ({ path }) => {
  const page = at(path);
  const links = named(page, 'a').map((link) => attribute(link, 'href'));
  const addresses = routes.map((route) => inFull(route.path));
  const ids = graphOf(page).map((thing) => thing['@id']);
  for (const [key, value] of stringsIn(graphOf(page))) {
    if (key === 'sameAs') expect(links).toContain(value);
    if (key === '@id') expect(ids).toContain(value);
    if (key === 'url' || key === 'item') expect(addresses, key).toContain(value);
    if (key === 'logo') expect(existsSync(`out${value.slice(origin.length)}`), value).toBe(true);
  }
});

test.each(routes)('language and day of $path are the page’s', ({ path, locale }) => {
  const data = graphOf(at(path)).find((thing) => /Page$/.test(String(thing['@type']))) as Thing;
  expect(data.inLanguage).toBe(locale);
  const entry = readFileSync('out/sitemap.xml', 'utf8').split(`<loc>${inFull(path)}</loc>`)[1];
  expect(entry).toMatch(new RegExp(`^<lastmod>${data.dateModified}</lastmod>`));
});

test.each(routes)('each question of $path, and no other, is in the data', ({ path }) => {
  const page = at(path);
  const shownQuestions = page.elements
    .filter((element) => attribute(element, 'class') === 'question')
    .map((element) => textOf(element.childNodes[0] as never));
  const inData = graphOf(page).flatMap(({ mainEntity }) => (mainEntity as Thing[]) ?? []);
  expect(inData.map(({ name }) => name)).toEqual(shownQuestions);
});
