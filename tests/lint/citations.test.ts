import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { sourcesSchema, sourceWordsSchema } from '@/lib/content/schemas/sources';
import { citationReader } from '@/lib/law/citations';
import { officialAddress } from '@/lib/law/official-address';
import { dataFiles } from '../support/data-files';
import { lintFolder, pageText } from '../support/lint';

const sources = `texts:
  code:
    group: codes
    read: 2030-01-01
    articles: [{ numbers: [L.900-1, L.900-1-2, R.900-3] }]
  trade-code:
    group: codes
    read: 2030-01-01
    articles: [{ numbers: [L.900-1] }]
  act:
    group: france
    number: 1999-123
    date: 1999-03-01
    read: 2030-01-01
    articles: [{ numbers: ["2", 7-1] }]
  other-act:
    group: luxembourg
    date: 1999-08-02
    read: 2030-01-01
  regulation:
    group: europe
    number: 2031/99
    read: 2030-01-01
    articles: [{ numbers: ["2", "40"] }]
`;

const words = (acts: string, of: string, number: string, and: string) => `acts: [${acts}]
of: [${of}]
number: [${number}]
and: [${and}]
texts:
  code: { label: x, about: x, cited: [C. inv.], articles: { L.900-1: x, L.900-1-2: x, R.900-3: x } }
  trade-code: { label: x, about: x, cited: [C. trade], articles: { L.900-1: x } }
  act: { label: x, about: x, articles: { 2: x, 7-1: x } }
  other-act: { label: x, about: x }
  regulation: { label: x, about: x, cited: ["l'autre règlement"], articles: { 2: x, 40: x } }
`;
const french = words('loi, décret', 'du, de', 'n°', 'et, à');
const english = words('law, decree', 'of', 'no.', 'and, to');

const register = sourcesSchema.parse(parse(sources));
const read = {
  fr: citationReader(register, sourceWordsSchema.parse(parse(french)), 'fr'),
  en: citationReader(register, sourceWordsSchema.parse(parse(english)), 'en'),
};

const cited = (locale: 'fr' | 'en', text: string) =>
  read[locale](text).map(({ source = '?', article }) =>
    article ? `${source} ${article}` : source,
  );

describe('citations are found', () => {
  test.each<['fr' | 'en', string, string[]]>([
    ['fr', 'La règle (L.900-1-2) et R. 900-3.', ['code L.900-1-2', 'code R.900-3']],
    ['fr', 'C. trade, L.900-1', ['trade-code', 'trade-code L.900-1']],
    ['fr', 'Règlement (UE) 2031/99, art. 2 et 40', ['regulation', 'regulation 2', 'regulation 40']],
    ['fr', "selon l'article 40 de l’autre règlement", ['regulation 40', 'regulation']],
    ['fr', 'Loi n° 1999-123, art. 7-1', ['act', 'act 7-1']],
    ['fr', 'loi modifiée du 1er mars 1999, art. 2(1), point 3', ['act', 'act 2']],
    ['fr', 'Loi lux. du 2 août 1999 ; loi de 1999', ['other-act', 'other-act']],
    ['fr', "l'article 2 de la loi du 1er mars 1999", ['act 2', 'act']],
    ['en', 'Law no. 1999-123, arts 2, 7-1', ['act', 'act 2', 'act 7-1']],
    ['en', 'Law of 2 Aug. 1999; the 1999 law', ['other-act', 'other-act']],
    [
      'en',
      'Regulation (EU) 2031/99; law of 1 March 1999, art. 40',
      ['regulation', 'act', 'regulation 40'],
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(cited(locale, text)).toEqual(expected);
  });

  test.each<['fr' | 'en', string]>([
    ['fr', 'Au 2030-01-01, dossier D-2030-0311, un marché de l’art. 10 000 € et 30 %.'],
    ['fr', 'Une loi applicable à compter du 10 juillet 2031, au 8° de la liste.'],
    ['fr', 'Voir https://example.org/2030/12 et [ici](/loi-1999-123).'],
    ['en', 'The 2031 law is awaited; 30 works of art, 5 and 6 of them sold.'],
  ])('%s, none: %s', (locale, text) => {
    expect(cited(locale, text)).toEqual([]);
  });

  test('and told from what the register lacks', () => {
    expect(cited('fr', 'L.900-9, art. 3, loi du 4 mars 1999, 2031/7, loi n° 2031-5')).toEqual([
      '? L.900-9',
      '? 3',
      ...['?', '?', '?'],
    ]);
  });

  test('an act named by its year alone is unknown where two have it', () => {
    expect(cited('fr', 'loi de 1999')).toEqual(['?']);
  });
});

test('the official address follows from the identifier', () => {
  const id = '000000000001';
  expect(officialAddress(`LEGISCTA${id}`, 'en', 'L.900-1')).toBe(
    `https://www.legifrance.gouv.fr/codes/id/LEGISCTA${id}#:~:text=Article%20L900%2D1`,
  );
  expect(officialAddress(`JORFTEXT${id}`, 'fr')).toContain(`/loda/id/JORFTEXT${id}`);
  expect(officialAddress('32031R0099', 'en', '40')).toMatch(
    /\/EN\/TXT\/\?uri=CELEX:32031R0099#art_40$/,
  );
  expect(officialAddress('etat/leg/loi/1999/08/02/n1/jo', 'fr')).toMatch(/\/eli\/etat\/leg\/loi\//);
});

test('the home page of a site is no address of a text', () => {
  const withAddress = (at: string) =>
    sourcesSchema.safeParse({
      texts: { act: { group: 'luxembourg', read: '2030-01-01', at } },
    }).success;
  expect(withAddress('https://law.example/acts/5')).toBe(true);
  expect(withAddress('https://law.example/')).toBe(false);
  expect(withAddress('https://law.example')).toBe(false);
});

describe('in a content folder', () => {
  const folder = {
    ...dataFiles,
    'law/sources.yml': sources,
    'law/sources.fr.yml': french,
    'law/sources.en.yml': english,
  };
  const body = '<Hero />\n\nAs the law says (L.900-2), and the regulation (art. 3).';
  const page = {
    'pages/rules.en.mdx': pageText(body, { path: '/en/rules', reference: 'R.900-3' }),
  };
  const citations = (messages: string[]) =>
    messages.filter((message) => message.includes('sources.yml'));

  test('a citation that the register lacks is named where it is', async () => {
    const line = pageText(body).split('\n').length - 1;
    expect(citations(await lintFolder({ ...folder, ...page }))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^pages/rules\\.en\\.mdx:${line}:18 “L\\.900-2”: .* no article L\\.900-2\\. \\| Name the text`,
        ),
      ),
      expect.stringMatching(/“art\. 3”: .* no article 3\. \|/),
    ]);
  });

  test('a text or a term that one language lacks is named', async () => {
    const terms = (names: string[]) =>
      stringify({
        terms: Object.fromEntries(
          names.map((name) => [name, { term: 'X', definition: 'x', refs: 'x' }]),
        ),
      });
    const messages = await lintFolder({
      ...folder,
      'law/sources.en.yml': english.replace(', R.900-3: x', '').replace('  other-act', '  another'),
      'law/glossary.fr.yml': terms(['first', 'second']),
      'law/glossary.en.yml': terms(['first', 'third']),
    });
    expect(messages.sort()).toEqual([
      'law/glossary.en.yml:1:1 second is missing in this language. | Add it, under the same name.',
      'law/glossary.en.yml:1:1 third is in this file only. | Add it to the others, or remove it.',
      'law/sources.en.yml:1:1 another is in this file only. | Add it to the others, or remove it.',
      'law/sources.en.yml:1:1 code › R.900-3 is missing in this language. | Add it, under the same name.',
      'law/sources.en.yml:1:1 other-act is missing in this language. | Add it, under the same name.',
    ]);
  });
});
