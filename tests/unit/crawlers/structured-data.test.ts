import { beforeAll, expect, test } from 'vitest';
import { inFull } from '../../fixtures/addresses';
import { routes } from '../../fixtures/routes';
import { type BuiltPage, builtPages } from '../../support/built-pages';
import { graphOf, type Thing } from '../../support/structured-data';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const at = (path: string) => pages.find((page) => page.path === path) as BuiltPage;
const typed = (path: string, ...types: string[]) =>
  graphOf(at(path)).filter((thing) => types.includes(String(thing['@type'])));

const sectors =
  /avocats|lawyers|compta|accountants|nota|immobilier|real-estate|art|domiciliation|yachting/;
const services = /securisation|data-security|implementation/;

test.each(routes)('$path names the company, the site, itself, and its service', ({ path }) => {
  const isSector = sectors.test(path);
  expect(graphOf(at(path)).map((thing) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
    isSector ? 'FAQPage' : 'WebPage',
    ...(isSector || services.test(path) ? ['Service'] : []),
  ]);
});

test.each(['/', '/en/about'])('%s gives both offices, each with its address and phone', (path) => {
  const [company] = typed(path, 'Organization');
  expect(company).toMatchObject({
    name: 'Allié Compliance',
    email: 'contact@allie-compliance.example',
    location: [
      {
        '@type': 'Place',
        telephone: '+33 1 99 00 00 00',
        address: { '@type': 'PostalAddress', addressLocality: 'Paris', addressCountry: 'FR' },
      },
      {
        '@type': 'Place',
        telephone: '+352 00 00 00',
        address: { '@type': 'PostalAddress', addressLocality: 'Luxembourg', addressCountry: 'LU' },
      },
    ],
  });
});

test('each page leads back to the home page of its language', () => {
  const breadcrumb = (path: string) => {
    const { itemListElement } = typed(path, 'WebPage', 'FAQPage')[0]?.breadcrumb as Thing;
    return (itemListElement as Thing[]).map(({ position, name, item }) => [position, name, item]);
  };
  expect(breadcrumb('/avocats')).toEqual([
    [1, 'Accueil', inFull('/')],
    [2, 'Avocats', inFull('/avocats')],
  ]);
  expect(breadcrumb('/en/data-security')).toEqual([
    [1, 'Home', inFull('/en')],
    [2, 'Data Security', inFull('/en/data-security')],
  ]);
  expect(typed('/', 'WebPage')[0]).not.toHaveProperty('breadcrumb');
});

test('a profession’s questions carry the answers that the page gives', () => {
  const { mainEntity } = typed('/en/lawyers', 'FAQPage')[0] as Thing;
  expect(mainEntity).toHaveLength(4);
  expect((mainEntity as Thing[])[1]).toEqual({
    '@type': 'Question',
    name: 'The money goes through the CARPA. Is my due diligence done?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: 'No. The risk is lower; identifying the client and understanding the transaction remain yours to do.',
    },
  });
});

test('nodes that are referred to exist on the page', () => {
  for (const { path } of routes) {
    const ids = graphOf(at(path)).map((thing) => thing['@id']);
    const [page] = typed(path, 'WebPage', 'FAQPage');
    expect(page?.['@id']).toBe(inFull(path));
    expect(ids).toContain((page?.isPartOf as Thing)['@id']);
    for (const thing of typed(path, 'WebSite'))
      expect(ids).toContain((thing.publisher as Thing)['@id']);
    for (const thing of typed(path, 'Service'))
      expect(ids).toContain((thing.provider as Thing)['@id']);
  }
});

test('pages that may not be indexed say nothing to machines', () => {
  for (const path of ['/404', '/envoi', '/en/sent', '/lettre-information', '/en/404'])
    expect(at(path).html, path).not.toContain('ld+json');
});
