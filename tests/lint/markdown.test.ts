import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rehypePlugins, remarkPlugins, remarkRehypeOptions } from '@/lib/mdx/plugins.mjs';
import { lintBody } from '../support/lint';

/* What ordinary Markdown becomes, and what the check says of what a page cannot show. */

/** Plugins by their path, as the build names them, loaded. */
const load = (plugins: (string | [string, unknown])[]) =>
  Promise.all(
    plugins.map(async (plugin) => {
      const [path, options] = [plugin].flat() as [string, unknown];
      return [(await import(path)).default, options] as [never, unknown];
    }),
  );

async function compiled(value: string) {
  const code = await compile(
    { path: 'content/pages/a.en.mdx', value },
    {
      jsx: true,
      remarkPlugins: await load(remarkPlugins),
      rehypePlugins: await load(rehypePlugins),
      remarkRehypeOptions,
    },
  );
  return String(code).replace(/_components\./g, '');
}

const section = (text: string) => `<Section id="a">\n\n## Heading\n\n${text}\n\n</Section>`;

test('each cell of a table says its column, and alignment is a class', async () => {
  const code = await compiled(section('| A | *B* | C |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |'));
  expect(code).toMatch(/<th scope="col">\{"A"\}/);
  expect(code).toMatch(/<th scope="col" className="align-center">/);
  expect(code).toMatch(/<th scope="row">\{"1"\}/);
  expect(code).toMatch(/<td data-label="B" className="align-center">\{"2"\}/);
  expect(code).toMatch(/<td data-label="C" className="align-right">\{"3"\}/);
  expect(code).not.toContain('style=');
});

test('footnotes follow the last section, in the same element as the sections', async () => {
  const code = await compiled(`${section('Text[^1].\n\n[^1]: The note.')}\n\n<CallToAction />`);
  expect(code).toMatch(
    /<\/Section>(?:\{"\\n"\})*<Footnotes><ol>[\s\S]*The note[\s\S]*<\/Sections>/,
  );
  expect(code).toMatch(/href="#fn-1" id="fnref-1"/);
});

test('an image has its size, loads late, and is a figure with a caption where it stands alone', async () => {
  const code = await compiled(
    section('![Paris](/offices/FR.svg "The city")\n\nA ![b](/icon.svg) c.'),
  );
  expect(code).toMatch(
    /<figure className="picture"><img src="\/offices\/FR.svg" alt="Paris" loading="lazy" decoding="async" width=\{?"?\d+"?\}? height=\{?"?\d+"?\}? ?\/><figcaption>\{"The city"\}/,
  );
  expect(code).toMatch(/<p>\{"A "\}<img src="\/icon.svg"/);
});

test('ordinary Markdown is right as it is', async () => {
  const text = [
    'A *b* **c** ~~d~~ `e {f}` [g](/en/brokers) [h][i] https://example.org, a<br/>b\\\nc.',
    '1. a\n2. b\n   1. c\n   2. d\n\n- e\n\n  f\n- g',
    '> a\n>\n> b\n\n***\n\n### c\n\n```js\nlet a = {b: 1} < 2;\n```',
    '| a | b |\n| :-: | - |\n| 1 | 2 |\n\nd[^n]\n\n[^n]: Note.\n\n[i]: /en/brokers "Title"',
  ];
  expect(await lintBody(section(text.join('\n\n')))).toEqual([]);
});

test.each([
  ['a <!-- b --> c', 'A comment between <!-- and --> cannot be read. | Write {/* comment */}.'],
  ['<https://example.org>', 'An address between < and > cannot be read. | Write the address alone'],
  ['a<br>b', '<br> is not closed. | Write <br/>.'],
  [
    '<img src="/a.jpg" />',
    '<img> is not a block. | Write ![what it shows](/picture.jpg "caption").',
  ],
  ['- [x] a', 'An item of a list has no box to tick. | Write the item without [ ]'],
  ['a[^1]', 'The note [^1] has no text. | Write it on a line: [^1]: …'],
  ['[a][b]', 'The link [b] has no address. | Write it on a line: [b]: /…'],
  [
    'a\n\n[^1]: b',
    'No text leads to the note [^1]: it is not shown. | Write [^1] where the note belongs',
  ],
])('of %s the check says what to write instead', async (text, words) => {
  const messages = await lintBody(section(text));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(words);
});
