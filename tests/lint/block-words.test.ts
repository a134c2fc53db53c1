import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import blockWords from '@/lib/mdx/block-words.mjs';

const compiled = async (value: string) =>
  String(await compile(value, { jsx: true, rehypePlugins: [blockWords] }));

test('words on a line of their own are those beside the tag', async () => {
  const beside = await compiled('<Entry term="One">Words **in bold**.</Entry>');
  expect(await compiled('<Entry term="One">\n  Words **in bold**.\n</Entry>')).toBe(beside);
  expect(await compiled('<Entry\n  term="One"\n>\n  Words **in bold**.\n</Entry>')).toBe(beside);
});

test('below an empty line they are a paragraph, and so are two', async () => {
  expect(await compiled('<Note>\n\nWords.\n\n</Note>')).toContain('<_components.p>{"Words."}');
  expect(await compiled('<Note>\n  Words.\n\n  More.\n</Note>')).toContain(
    '{"Words."}</_components.p>',
  );
});
