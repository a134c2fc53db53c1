import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillTemplate } from '@/components/law/fill-template';
import { documentPath, templateOf } from '@/lib/documents/documents';
import { localesOf } from '../support/content';
import { elementsNamed, elementsOf, partsOfFile, wordsIn } from '../support/word-file';

/* The Word file of what is left to do for 2027, as the page fills it in. */

const points = [
  { question: 'Est-ce <écrit> & daté ?', todo: 'L’écrire. $1', articles: 'Art. 1', since: 'Hier' },
  { question: 'Second {{note}}?', todo: 'Do it.', articles: 'Art. 2', since: 'Tomorrow' },
];

describe.each(localesOf('pages/readiness'))('in %s', (locale) => {
  const template = templateOf('ready', locale);
  if (!template) throw new Error(`There is no list to fill in, in ${locale}.`);
  const address = documentPath(template);
  const file = new Uint8Array(readFileSync(`out${address}`));
  const filled = fillTemplate(file, {
    rows: { mark: 'question', each: points },
    notes: ['A note.'],
  });
  const parts = partsOfFile(filled);
  const body = elementsOf(parts['word/document.xml'] ?? '');
  const rows = elementsNamed(body, 'w:tr').map((row) =>
    elementsNamed(elementsBelow(row), 'w:p').map(wordsIn),
  );

  test('each point has a row: question, what to do, article, since when, and room for who and when', () => {
    for (const { question, todo, articles, since } of points)
      expect(rows.filter(([first]) => first === question)).toEqual([
        [question, todo, articles, since, '', ''],
      ]);
  });

  test('no mark is left but one that was typed, and the note stands under the table', () => {
    const paragraphs = elementsNamed(body, 'w:p').map(wordsIn);
    expect(paragraphs).toContain('A note.');
    expect(paragraphs.join(' ').match(/\{\{\w+\}\}/g)).toEqual(['{{note}}']);
  });
});

function elementsBelow(element: ReturnType<typeof elementsOf>[number]): (typeof element)[] {
  return (element.elements ?? []).flatMap((child) => [child, ...elementsBelow(child)]);
}
