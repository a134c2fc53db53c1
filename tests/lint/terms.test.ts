import { describe, expect, test } from 'vitest';
import { findTerms, terminology } from '@/scripts/lint/rules/terms';
import { lintBody, lintText, pageText } from '../support/lint';

const french = 'content/sectors/brokers.fr.mdx';

describe.each(['fr', 'en'] as const)('the %s terminology', (locale) => {
  const entries = terminology[locale] ?? [];
  const avoided = entries.flatMap(({ avoid = [] }) => avoid);

  test('finds every term to avoid', () => {
    expect(avoided.filter((term) => findTerms(`a ${term}.`, locale).length === 0)).toEqual([]);
    expect(new Set(avoided).size).toBe(avoided.length);
  });

  test('finds the example of every pattern, for its reason', () => {
    for (const { pattern, avoid, example = '', why } of entries)
      if (pattern || !avoid)
        expect(findTerms(example, locale).map((match) => match.why)).toContain(why);
  });

  test('avoids nothing that it recommends', () => {
    expect(entries.filter(({ use }) => findTerms(use, locale).length > 0)).toEqual([]);
  });
});

test.each([
  ['fr', 'À défaut et sans soupçon, le représentant légal est retenu.'],
  ['fr', 'Derrière un trust : constituant, trustee, bénéficiaire et protecteur.'],
  ['fr', 'Les lignes directrices de mai 2019, avant la réforme de 2020.'],
  ['fr', 'Pas plus de 10 000 € en espèces ; les limites nationales plus basses restent.'],
  ['fr', 'Relu le 22 novembre 2026 par Anne Exemple.'],
  ['en', 'Failing that, and without suspicion, the legal representative.'],
  ['en', 'Reviewed on 22 November 2026 by Anne Exemple.'],
  ['fr', 'Le règlement, article 5, § 3, vise 10 000 € ; trois pièces, et 2 de plus.'],
  ['en', 'Article 5, § 3 of the regulation: €10,000, three exhibits, and 2 more.'],
  ['en', 'A fine in euros, of 5 million euros, and one of 7 European states.'],
  ['en', 'The size of a prize that was seized, a citizen, 9–12 months.'],
] as const)('%s: what says it in full, or only looks alike, passes: %s', (locale, text) => {
  expect(findTerms(text, locale)).toEqual([]);
});

test.each([
  ['The platform organizes the file.', '“organizes”', 'Write: organises.'],
  ['Whoever analyzed it.', '“analyzed”', 'Write: analysed.'],
  ['See § 3.', '“§ 3”', 'Write: a link to the section'],
  ['See Exhibit 2.', '“Exhibit 2”', 'Write: what the exhibit shows'],
  ['The client — a firm.', '“—”', 'Write: a comma, a colon or a full stop.'],
  ['More than 10 000 €.', '“10 000 €”', 'Write: €10,000.'],
  ['More than EUR 10000.', '“EUR 10000”', 'Write: €10,000.'],
  ['More than 15 000 euros.', '“15 000 euros”', 'Write: €10,000.'],
  ['More than 15,000 EUR.', '“15,000 EUR”', 'Write: €10,000.'],
])('%s is refused, with what to write', async (text, found, advice) => {
  const [message, ...others] = await lintBody(text);
  expect(message).toContain(found);
  expect(message).toContain(advice);
  expect(others).toEqual([]);
});

test.each([
  [
    'capitals, plurals, line ends',
    'Les UBO, ayants\ndroits économiques',
    ['UBO', 'ayants\ndroits économiques'],
  ],
  ['the start of a sentence', 'Newsletter', ['Newsletter']],
  [
    'no-break spaces and both apostrophes',
    'blanchiment\u00a0d’argent',
    ['blanchiment\u00a0d’argent'],
  ],
  ['whole words only', 'AMLR, digitalement, newsletterisation', []],
  ['no addresses', 'https://newsletter.example/newsletter, newsletter@a.example', []],
])('terms are found with %s', (_, text, terms) => {
  expect(findTerms(text, 'fr').map(({ term }) => term)).toEqual(terms);
});

test('a term is named where it is, with what to write', async () => {
  expect(await lintBody('Un *ayant droit* économique est\nconnu, un UBO aussi.', french)).toEqual([
    '1:5 “ayant droit économique” is a term to avoid: the term of article L.561-2-2 of the CMF. | Write: bénéficiaire effectif.',
    '2:11 “UBO” is a term to avoid: the term of article L.561-2-2 of the CMF. | Write: bénéficiaire effectif.',
  ]);
});

test('front matter and props are prose, addresses and articles are not', async () => {
  const page = pageText('<Hero />\n\n<Note title="Two UBOs">[See](/en/ubo)</Note>', {
    heading: '"The UBO"',
    reference: '"UBO"',
  });
  const places = (await lintText(page)).map((message) => message.split(' is ')[0]);
  expect(places).toEqual(['6:15 “UBO”', '16:18 “UBOs”']);
});

test('words that the company gave stay as they are, with either apostrophe', async () => {
  for (const text of ["Format d'email invalide", 'Format d’email invalide'])
    expect(await lintBody(`<Note title="${text}">Oui.</Note>`, french)).toEqual([]);
});
