import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dictionary, wordList } from '@/scripts/content/language/dictionary';
import { avoidedTerms, readGlossary } from '@/scripts/content/language/glossary';
import { passageOf } from '@/scripts/content/language/passage';

const languages = ['fr', 'en'] as const;

const avoidedIn = (text: string, locale: 'fr' | 'en') =>
  avoidedTerms(passageOf([{ text, start: 0, end: text.length, depth: 0 }], locale));

test.each(languages)('%s: every term to avoid is found, and none to use', (locale) => {
  const entries = readGlossary()[locale];
  const avoided = entries.flatMap(({ avoid }) => avoid);
  expect(avoided.filter((term) => avoidedIn(`a ${term}.`, locale).length !== 1)).toEqual([]);
  expect(new Set(avoided).size).toBe(avoided.length);
  expect(entries.filter(({ use }) => avoidedIn(use, locale).length > 0)).toEqual([]);
});

test.each([
  [
    'Les UBO, ayants droits économiques et courriels',
    ['UBO', 'ayants droits économiques', 'courriels'],
  ],
  ['Courriel', ['Courriel']],
  ['Une newsletter-clé', ['newsletter']],
  ['AMLR, AMLA, digitales, emails-types', ['emails']],
])('French terms are whole words, in any number: %s', (text, found) => {
  const starts = avoidedIn(text, 'fr').map(({ start, end }) => text.slice(start, end));
  expect(starts.sort()).toEqual([...found].sort());
});

test.each(languages)('%s: the list of words is sorted, each once', (locale) => {
  const words = readFileSync(wordList(locale), 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words)].sort(new Intl.Collator(locale).compare));
});

test.each([
  ['fr', 'L’avocat, aujourd’hui, États, LCB-FT, Alpes-Maritimes, qu’elles, l’e-mail', ''],
  ['fr', 'declaration Etat oeuvre bénéficaire l’evaluation', 'all'],
  ['en', 'The lawyer’s, lawyers’, don’t, organise, Tracfin’s, PEPs, go-live', ''],
  ['en', 'benefical recieve lawer’s Organis', 'all'],
] as const)(
  '%s: words known and unknown: %s',
  (locale, text, unknown) => {
    const { knows } = dictionary(locale);
    const words = text.split(/,? /);
    expect(words.filter((word) => !knows(word))).toEqual(unknown === 'all' ? words : []);
  },
  60_000,
);
