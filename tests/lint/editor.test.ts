import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import config from '../../.mdxlintrc.mjs';

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
