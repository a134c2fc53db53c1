import { describe, expect, test } from 'vitest';
import { avoidedTerms, readGlossary } from '@/scripts/content/language/glossary';
import { passageOf } from '@/scripts/content/language/passage';

const glossary = readGlossary();

describe.each(['fr', 'en'] as const)('%s', (locale) => {
  const avoidedIn = (text: string) =>
    avoidedTerms(passageOf([{ text, start: 0, end: text.length, depth: 0 }], locale));
  const wordings = glossary[locale].filter(({ pattern }) => pattern);

  test.each(wordings)('“$example” is refused', ({ example = '', use, why }) => {
    const [remark] = avoidedIn(`Phrase, ${example}`);
    expect(remark?.message).toContain(why);
    expect(remark?.advice).toBe(`Write: ${use}.`);
  });

  test.each(wordings)('“$use” is not', ({ use }) => {
    expect(avoidedIn(use)).toEqual([]);
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
] as const)('%s: a sentence that says it in full passes: %s', (locale, text) => {
  expect(avoidedTerms(passageOf([{ text, start: 0, end: text.length, depth: 0 }], locale))).toEqual(
    [],
  );
});
