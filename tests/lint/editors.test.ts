import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { annotations, problemsIn } from '@/scripts/lint/github';
import { lintPage } from '@/scripts/lint/lint-page';
import { reportSchema } from '@/scripts/pull-request/comment';
import config from '../../.mdxlintrc.mjs';
import { pageText } from '../support/lint';

test('the editor’s configuration gives the messages of the check', async () => {
  // As the extension does it: mdxlint is remark with MDX, and what the configuration adds.
  const processor = unified().use(remarkParse).use(remarkMdx).use(config.plugins);
  const file = new VFile({
    path: '/project/content/sectors/x.en.mdx',
    value: '---\norder: one\n---\n\n<Hero>\n',
  });
  await processor.run(processor.parse(file), file);
  expect(file.messages.map(({ place, reason }) => [place, reason])).toEqual(
    expect.arrayContaining([
      [{ line: 5, column: 1 }, '<Hero> is not closed.'],
      [{ line: 2, column: 1 }, '`order` is the text "one", but must be a number.'],
    ]),
  );
});

/* The faults of a page as GitHub and the comment on a pull request show them. */

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
  expect(lines.at(-1)).toMatch(/^::error::3 more errors/);
});

test('the comment has every problem, errors first, in the form that it takes', async () => {
  const file = await lint('Détecter le blanchiment d’argent.');
  Object.assign(file.message('Only a warning.', { place: { line: 1, column: 1 } }), { note: '' });
  const problems = problemsIn([file]);
  expect(problems.map(({ isError }) => isError)).toEqual([true, false]);
  expect(problems[0]).toMatchObject({ file: path, advice: expect.stringMatching(/capitaux/) });
  expect(reportSchema.shape.problems.parse(problems)).toEqual(problems);
});
