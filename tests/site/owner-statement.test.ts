import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillTemplate } from '@/components/law/fill-template';
import { calculate } from '@/components/law/owners/calculation';
import { type Case, valuesOf } from '@/components/law/owners/case';
import { resultRows } from '@/components/law/owners/result-table';
import { statementOf } from '@/components/law/owners/statement';
import { nobodyUnder, verdictUnder } from '@/components/law/owners/verdict';
import { interfaceWords } from '@/lib/content';
import { documentPath, templateOf } from '@/lib/documents/documents';
import { ruleNames } from '@/lib/law/beneficial-owners';
import { locales } from '@/lib/locale';
import { elementsNamed, elementsOf, partsOfFile, targetsIn, wordsIn } from '../support/word-file';

const client = 'Client <& fils> $1';
const cases: Record<string, Case['holders']> = {
  'two owners, one by a company': [
    { name: 'Anne', kind: 'person', share: '30' },
    { name: 'Holding', kind: 'company', share: '70' },
    { name: 'Bob "B" {{note}}', kind: 'person', of: 'Holding', share: '1/3' },
    { name: 'Chloé', kind: 'person', of: 'Holding', share: '66' },
  ],
  nobody: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, kind: 'person' as const, share: '20' })),
};

const filled = Object.entries(cases).flatMap(([name, holders]) =>
  locales.flatMap((locale) => {
    const template = templateOf('owners', locale);
    if (!template) return [];
    const words = interfaceWords(locale).owners;
    const outcome = calculate(valuesOf({ client, holders }), words, locale);
    if ('errors' in outcome) throw new Error(JSON.stringify(outcome.errors));
    const file = new Uint8Array(readFileSync(`out${documentPath(template)}`));
    return [{ name, locale, words, outcome, file }];
  }),
);

test('there is a statement to fill in', () => expect(filled.length).toBeGreaterThan(1));

describe.each(filled)('$name, in $locale', ({ locale, words, outcome, file }) => {
  const parts = partsOfFile(fillTemplate(file, statementOf(outcome, words, locale, 'DAY')));
  const body = elementsOf(parts['word/document.xml'] ?? '');
  const paragraphs = elementsNamed(body, 'w:p').map(wordsIn);
  const rows = elementsNamed(body, 'w:tr').map((row) =>
    elementsNamed(row.elements ?? [], 'w:tc').map(wordsIn),
  );

  test('each person has a row, with the numbers and reasons of the result', () => {
    for (const { name, capital, votes, rules } of resultRows(outcome, words, locale)) {
      const found = rows.filter(([first]) => first === name);
      const reasons = rules.map(({ why, article }) => (article ? `${why} (${article})` : why));
      expect(found).toEqual([[name, capital, votes, ...reasons]]);
    }
  });

  test('what the result says and rests on stands under the table', () => {
    const { result } = outcome;
    const props = { result, words, locale };
    for (const rule of ruleNames) {
      expect(paragraphs).toContain(verdictUnder(rule, props));
      if (result.nobody[rule]) expect(paragraphs).toContain(nobodyUnder(rule, props));
    }
    expect(paragraphs).toEqual(
      expect.arrayContaining([words.method, words.basis[result.country], words.limits]),
    );
    expect(paragraphs.join(' ')).toContain('DAY');
  });

  test('the client is named, and no mark is left but one that was typed', () => {
    expect(paragraphs.filter((text) => text.includes(client)).length).toBeGreaterThan(0);
    const marks = paragraphs.join(' ').match(/\{\{\w+\}\}/g) ?? [];
    expect(marks.every((mark) => mark === '{{note}}')).toBe(true);
  });

  test('it is still a package', () => {
    expect(targetsIn(parts).filter((target) => !(target in parts))).toEqual([]);
    expect(Object.keys(parts)).toEqual(Object.keys(partsOfFile(file)));
  });
});
