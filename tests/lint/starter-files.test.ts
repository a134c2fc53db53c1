import { expect, test } from 'vitest';
import { dataFiles } from '../support/data-files';
import { lintFolder, lintText, pageText } from '../support/lint';

const path = 'content/starter-files/brokers.en.mdx';
const own = '{text: A licence, refs: L.1}';
const parts = `<Hero />

<StarterHead />
${['FR', 'LU'].map((country) => `\n<Checklist country="${country}" />\n\n<RiskForm country="${country}" />\n`).join('')}
<FirmDocuments />`;

/** What is said of the front matter of a starter file. @param lists its fields, as YAML */
const lint = (lists: Record<string, string>) =>
  lintText(
    pageText(parts, {
      order: undefined,
      summary: undefined,
      reference: undefined,
      ...listed('{common: identity}'),
      signs: '[One, Two, Three]',
      ...lists,
    }),
    path,
  );

const items = (first: string, count = 10) =>
  [first, ...Array.from({ length: count - 1 }, () => own)]
    .map((item) => `\n    - ${item}`)
    .join('');
const listed = (first: string, count?: number) => ({
  checklist: `\n  FR:${items(first, count)}\n  LU:${items(own)}`,
});

test('items of the base and of the profession, and factors of some axes, have no message', async () => {
  expect(await lint({ factors: '{channels: [Fairs]}' })).toEqual([]);
});

test.each([
  [
    'an item that is not in the base',
    listed('{common: identify}'),
    / › common` cannot be "identify"\. \| Write "identity"\.$/,
  ],
  ['a text without its article', listed('{text: A licence}'), /`text` with its `refs`/],
  ['too few items', listed(own, 9), /has 9 entries; the minimum is 10/],
  ['a country without its list', { checklist: `\n  FR:${items(own)}` }, /lacks the field `LU`/],
])('%s', async (_, lists, message) => {
  expect(await lint(lists)).toEqual([expect.stringMatching(message)]);
});

test('a base that lacks an item', async () => {
  const name = 'starter-files/base.en.yml';
  const text = dataFiles[name].replace(/^ {4}owner:\n.*\n.*\n/m, '');
  expect(await lintFolder({ ...dataFiles, [name]: text })).toEqual([
    expect.stringMatching(/^starter-files\/base\.en\.yml:.*lacks the key `owner`/),
  ]);
});
