import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '@/lib/environment';
import { isPlaceholder } from '@/lib/placeholder';
import {
  attribute,
  type BuiltPage,
  type Element,
  first,
  isElement,
  isSilent,
  metaOf,
  named,
  pageAt,
  shownText,
  textOf,
  walk,
} from '../support/built-pages';
import { absoluteUrl, dayOf, home, indexed, site, words } from '../support/content';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Thing = { [key: string]: Json };

/** The nodes of a page's structured data. @throws Error where it has none, or more than one block. */
function graphOf(page: BuiltPage): Thing[] {
  const blocks = named(page, 'script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  );
  if (blocks.length !== 1) throw new Error(`${page.path} has ${blocks.length} blocks.`);
  const [json] = blocks.flatMap((block) => [...walk(block)]);
  const { '@context': context, '@graph': graph } = JSON.parse(
    json && 'value' in json ? json.value : '',
  );
  if (context !== 'https://schema.org') throw new Error(`${page.path}: context ${context}`);
  return graph;
}

/** Every string of some data, with the key it stands under. */
function* stringsIn(data: Json, key = ''): Generator<[key: string, value: string]> {
  if (typeof data === 'string') yield [key, data];
  else if (Array.isArray(data)) for (const item of data) yield* stringsIn(item, key);
  else if (data && typeof data === 'object')
    for (const [name, value] of Object.entries(data)) yield* stringsIn(value, name);
}

/** A text without its spaces, to look for a sentence across elements. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** What is no claim in words: identifiers, links, codes. */
const technical = [
  ...['@id', '@type', 'url', 'item', 'logo', 'sameAs', 'inLanguage', 'dateModified'],
  'lastReviewed',
  'addressCountry',
];

describe.each(indexed)('$path', (page) => {
  const built = pageAt(page.path);
  const graph = graphOf(built);
  const typed = (...types: string[]) =>
    graph.filter((thing) => types.includes(String(thing['@type'])));
  const [data = {}] = typed('WebPage', 'FAQPage');
  const questions = built.elements
    .filter((element) => attribute(element, 'class')?.split(' ').includes('question'))
    .map((element) => [...walk(element)].filter(isElement)[0] as Element)
    .map(textOf);

  test('names the company, the site, itself, and the service or the terms it describes', () => {
    const isOffer = page.type === 'Sector' || page.type === 'Service';
    expect(graph.map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      questions.length > 0 ? 'FAQPage' : 'WebPage',
      ...(isOffer ? ['Service'] : []),
      ...(page.name === 'pages/glossary' ? ['DefinedTermSet'] : []),
    ]);
  });

  test('gives the company and its offices as site.yml has them, without placeholders', () => {
    expect(typed('Organization')).toMatchObject([
      {
        name: site.brand,
        email: site.email,
        sameAs: site.socialPage.url,
        location: site.offices.map(({ phoneShown, city, postalCode, street, country }) => ({
          '@type': 'Place',
          telephone: phoneShown,
          address: {
            '@type': 'PostalAddress',
            ...(isPlaceholder('street', street) ? {} : { streetAddress: street, postalCode }),
            addressLocality: city,
            addressCountry: country,
          },
        })),
      },
    ]);
  });

  test('says nothing that its text or head does not', () => {
    const body = shownText(first(built, 'body'), (element) => !isSilent(element));
    const title = textOf(first(built, 'title'));
    const shown = withoutSpaces([title, metaOf(built, 'description'), body].join('|'));
    for (const [key, value] of stringsIn(graph))
      if (!technical.includes(key)) expect(shown, key).toContain(withoutSpaces(value));
  });

  test('has the page’s language, day and address', () => {
    expect(data).toMatchObject({
      '@id': absoluteUrl(page.path),
      inLanguage: page.locale,
      dateModified: dayOf(page),
    });
  });

  test('says when it was last compared with the law, if it states any', () => {
    const states =
      ['Sector', 'Scope', 'StarterFile'].includes(page.type) || page.changes.length > 0;
    expect(data.lastReviewed).toBe(states ? page.reviewedOn.slice(0, 10) : undefined);
  });

  test('leads back to the home page of its language', () => {
    const start = home[page.locale];
    if (page.path === start) return expect(data).not.toHaveProperty('breadcrumb');
    const { itemListElement } = data.breadcrumb as Thing;
    expect(itemListElement).toMatchObject([
      { position: 1, name: words[page.locale].header.home, item: absoluteUrl(start) },
      { position: 2, item: absoluteUrl(page.path) },
    ]);
  });

  test('has each question that the page shows, and no other', () => {
    const inData = graph.flatMap(({ mainEntity }) => (mainEntity as Thing[]) ?? []);
    expect(inData.map(({ name }) => withoutSpaces(String(name)))).toEqual(
      questions.map(withoutSpaces),
    );
    for (const { acceptedAnswer } of inData) expect((acceptedAnswer as Thing).text).toBeTruthy();
  });

  test('refers to what is there', () => {
    const links = named(built, 'a').map((link) => attribute(link, 'href'));
    const addresses = indexed.map(({ path }) => absoluteUrl(path));
    const ids = graph.map((thing) => thing['@id']);
    for (const [key, value] of stringsIn(graph)) {
      if (key === 'sameAs') expect(links).toContain(value);
      if (key === '@id') expect(ids).toContain(value);
      if (key === 'url' || key === 'item') expect(addresses).toContain(value.replace(/\/$/, ''));
      if (key === 'logo') expect(existsSync(`out${value.slice(siteUrl.length)}`)).toBe(true);
    }
  });
});
