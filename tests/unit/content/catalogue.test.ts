import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks } from '@/scripts/content/blocks';
import { usesOf } from '@/scripts/content/examples';
import { type Page, pagePlace, readPage } from '@/scripts/content/page';
import { readContent } from '@/scripts/content/read-content';
import { blockUse } from '@/scripts/content/rules/blocks';
import { code } from '@/scripts/content/rules/code';
import { syntax } from '@/scripts/content/rules/syntax';
import { readCatalogue } from '@/scripts/dev/catalogue';

const blocks = readBlocks();
const pages = [...readContent().pages];
const catalogue = readCatalogue(blocks, pages.flatMap(usesOf));
const entry = (name: string) => catalogue.find((one) => one.name === name);

test('every block has a comment, and an example in both languages', () => {
  expect(catalogue).toHaveLength(blocks.size);
  expect(catalogue.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
  const lacking = catalogue.filter(({ examples }) => !examples.fr || !examples.en);
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

test('every example is what a page may write', () => {
  const faults = catalogue.flatMap(({ name, examples }) =>
    Object.values(examples).flatMap(({ source }) => {
      const page = readPage(name, pagePlace('pages/home.en.mdx') as NonNullable<Page>, source);
      return [syntax, blockUse, code].flatMap((rule) => rule(page, blocks));
    }),
  );
  expect(faults).toEqual([]);
});

test('props are listed with the keys of their groups, which may hold themselves', () => {
  expect(entry('OwnershipTree')?.props).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'owners', type: 'list of groups', required: true }),
      {
        name: 'owners › person',
        type: 'true or false',
        required: false,
        comment: 'A natural person: the end of the chain.',
      },
      expect.objectContaining({ name: 'owners › owners', type: 'list of the same groups' }),
    ]),
  );
  expect(entry('Offices')?.props).toEqual([]);
  expect(entry('Section')?.props.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'id: text',
    'refs: list of texts',
    'note: text',
    'unnumbered: true or false',
  ]);
});

test('a block of another is shown within it, and the use with the most props is taken', () => {
  expect(entry('Step')?.examples.en?.source).toMatch(/^<Steps>[\s\S]*<Step [\s\S]*<\/Steps>$/);
  expect(entry('Fact')?.examples.fr?.source).toMatch(/^<Countries>[\s\S]*<\/Countries>$/);
  expect(entry('Hero')?.examples.en?.source).toContain('more=');
});

test('nothing of development is in the built site', () => {
  const files = readdirSync('out', { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.map(({ name }) => name)).toContain('avocats.html');
  expect(files.filter(({ name }) => /^catalogue\b/.test(name))).toEqual([]);
  const trace = /content-faults|catalogue-(example|source|props)/;
  const traces = files.filter(
    ({ name, parentPath }) =>
      /\.(html|css|js|xml|txt|md)$/.test(name) &&
      trace.test(readFileSync(`${parentPath}/${name}`, 'utf8')),
  );
  expect(traces).toEqual([]);
});
