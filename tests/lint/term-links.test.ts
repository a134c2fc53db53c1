import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import termLinks from '@/lib/mdx/term-links.mjs';

/** The words that become links, in the order in which a page has them. */
async function linked(value: string, words: string[], path = 'content/sectors/brokers.fr.mdx') {
  const terms = { fr: words.map((word) => ({ href: '/glossaire', words: [word] })) };
  const compiled = await compile(
    { path, value },
    { jsx: true, rehypePlugins: [[termLinks, { terms }]] },
  );
  return [
    ...String(compiled).matchAll(/<a className="term" href="\/glossaire">\{?"?([^<"]+)/g),
  ].map(([, text]) => text);
}

const section = (text: string) => `<Section>\n\n${text}\n\n</Section>`;

test('the first mention of a term in the paragraphs of a section is a link', async () => {
  const page = `Un gel.\n\n${section('## Le gel\n\nLe **gel** suit, puis un autre gel.')}`;
  expect(await linked(page, ['gel'])).toEqual(['gel']);
  expect(await linked(section('[Un gel](/avocats), `gel`.'), ['gel'])).toEqual([]);
  expect(await linked(section('Un gel.'), ['gel'], 'content/legal/terms.fr.mdx')).toEqual([]);
});

test('a page has four such links at most', async () => {
  expect(await linked(section('a1 a2 a3 a4 a5 a6'), ['a1', 'a2', 'a3', 'a4', 'a5'])).toHaveLength(
    4,
  );
});

test('a term is found as it is written, whatever signs are in it', async () => {
  expect(await linked(section('Le gel (avoirs) suit.'), ['gel (avoirs'])).toEqual(['gel (avoirs']);
  expect(await linked(section('LX561'), ['L.561'])).toEqual([]);
  expect(await linked(section('Un chargé d’affaires.'), ["chargé d'affaires"])).toHaveLength(1);
});
