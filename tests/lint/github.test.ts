import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { annotations, rdjson } from '@/scripts/lint/github';
import { lintPage } from '@/scripts/lint/lint-page';
import { pageText } from '../support/lint';

/* The faults of a page as GitHub and reviewdog read them. */

const path = 'content/sectors/brokers.fr.mdx';

async function lint(body: string) {
  const file = new VFile({ path, value: pageText(`<Hero />\n\n${body}`) });
  await lintPage(file);
  return file;
}

test('annotates the line of a fault, what is wrong and what to write', async () => {
  const file = await lint('Éléments : le blanchiment d’argent, à 100 %.');
  const [message] = file.messages;
  expect(annotations([file])).toContain(
    `::error file=${path},line=${message?.line},col=${message?.column}::`,
  );
  expect(annotations([file])).toContain('%0A');
  expect(annotations([file]).split('\n')).toHaveLength(file.messages.length);
});

test('shows ten annotations at most, the last of which counts the rest', async () => {
  const file = await lint('Le blanchiment d’argent.\n\n'.repeat(12));
  expect(file.messages).toHaveLength(12);
  const lines = annotations([file]).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toMatch(/^::error::3 more faults/);
});

test('suggests the right term in the place of the wrong one, in bytes', async () => {
  const file = await lint('Détecter le blanchiment d’argent.');
  const [{ location, suggestions }] = JSON.parse(rdjson([file])).diagnostics;
  const line = String(file).split('\n')[location.range.start.line - 1] ?? '';
  const [{ range, text }] = suggestions;
  const bytes = Buffer.from(line);
  const corrected = `${bytes.subarray(0, range.start.column - 1)}${text}${bytes.subarray(range.end.column - 1)}`;
  expect(corrected).toBe('Détecter le blanchiment de capitaux.');
});
