import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opaque, typeset, typesetData, typesetRuns } from '@/supabase/functions/_shared/typography';

const nn = '\u202F';
const nb = '\u00A0';

describe('French', () => {
  test.each([
    ['Est-ce obligatoire ?', `Est-ce obligatoire${nn}?`],
    ['Est-ce obligatoire?', `Est-ce obligatoire${nn}?`],
    ["l'acte qu'on lit", 'l’acte qu’on lit'],
    ['Le mot « vigilance » suffit', `Le mot «${nn}vigilance${nn}» suffit`],
    ['Le mot "vigilance" suffit', `Le mot «${nn}vigilance${nn}» suffit`],
    ['« un "mot" dedans »', `«${nn}un “mot” dedans${nn}»`],
    ['10 000 € et 25 %', `10${nn}000${nn}€ et 25${nn}%`],
    ['10000 €', `10${nn}000${nn}€`],
    ['à 120 000 000 euros', `à${nb}120${nn}000${nn}000 euros`],
    ['loi n° 12, art. 4 et s.', `loi n°${nb}12, art.${nb}4 et${nb}s.`],
    ['le 1er juillet, le 12 mars', `le 1er${nb}juillet, le 12${nb}mars`],
    ['10 juillet 2027 à 17 h 40', `10${nb}juillet${nb}2027 à${nb}17${nb}h${nb}40`],
    ['loi du 13 janv. 2019', `loi du 13${nb}janv.${nb}2019`],
    ['juin 2024, (UE) 2024/1624', `juin${nb}2024, (UE)${nb}2024/1624`],
    ['7,5 millions, 5 km', `7,5${nb}millions, 5${nn}km`],
    ['article 74, articles 4 et 5', `article${nb}74, articles${nb}4 et 5`],
    ['24 heures, 45 minutes, 3 ans', `24${nb}heures, 45${nb}minutes, 3${nb}ans`],
    ['une S.à r.l. à domicilier', `une S.à${nb}r.l. à domicilier`],
    ['Oui , non .', 'Oui, non.'],
  ])('%s', (plain, set) => {
    expect(typeset(plain, 'fr')).toBe(set);
  });
});

describe('English', () => {
  test.each([
    ["the buyer's file", 'the buyer’s file'],
    ["the buyers' files", 'the buyers’ files'],
    ['a "quoted" word', 'a “quoted” word'],
    ['"one \'within\' another"', '“one ‘within’ another”'],
    ['« foreign » marks', '“foreign” marks'],
    ['Is it required ?', 'Is it required?'],
    ['10 000 € or €1200', '€10,000 or €1,200'],
    ['€ 50, 25 %', '€50, 25%'],
    ['2-5 years, 10-20%', '2–5\u00a0years, 10–20%'],
    ['WCAG 2.2, 2 people', `WCAG${nb}2.2, 2${nb}people`],
    ['(list I) or list IV', `(list${nb}I) or list${nb}IV`],
    ['10 July 2027, May 2019', `10${nb}July${nb}2027, May${nb}2019`],
    ['no. 7, art. 4, 2 million', `no.${nb}7, art.${nb}4, 2${nb}million`],
  ])('%s', (plain, set) => {
    expect(typeset(plain, 'en')).toBe(set);
  });
});

test.each([
  'https://example.org/a?b=c:d',
  'nom@example.org',
  'L.561-2, R.123-4',
  '2026-11-21T17:05',
  '+33 1 99 00 00 00',
  'example.fr/avocats',
  '#anchor',
  '{label}',
])('%s stays as it is in both languages', (text) => {
  expect([typeset(text, 'fr'), typeset(text, 'en')]).toEqual([text, text]);
});

test('runs of one paragraph are set as one text, and keep their places', () => {
  expect(typesetRuns(['Le ', 'secret', ' ? "Oui, ', 'maître', '" l\'', opaque], 'fr')).toEqual([
    'Le ',
    'secret',
    `${nn}? «${nn}Oui, `,
    'maître',
    `${nn}» l’`,
    opaque,
  ]);
});

test('in data, addresses and quoted messages stay', () => {
  const data = {
    title: "L'acte",
    rows: [{ label: 'Oui ?' }],
    href: "/l'acte",
    messages: { a: "l'e" },
  };
  expect(typesetData(data, 'fr')).toEqual({
    ...data,
    title: 'L’acte',
    rows: [{ label: `Oui${nn}?` }],
  });
});

/* Letters, spaces, signs, numbers and names in any order. */
const pieces = fc.constantFrom(
  ...['a', 'mot', "l'", 'É', ' ', '  ', nb, nn, '\n', 'n°', 'no.', 'art.', 'et s.', ' juin'],
  ...`" ' ’ ‘ « » “ ” ? ! ; : . , … ( ) [ ] % € 1 25 000 10000 - – °`.split(' '),
  ...[' years', ' km', 'https://a.fr', '{x}', opaque],
);

test.each(['fr', 'en'] as const)('what is set (%s) is not changed again', (locale) => {
  const texts = fc.array(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  fc.assert(
    fc.property(texts, (runs) => {
      const set = typesetRuns(runs, locale);
      expect(typesetRuns(set, locale)).toEqual(set);
    }),
    { numRuns: 2000 },
  );
});
