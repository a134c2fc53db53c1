import { expect, test } from 'vitest';
import { dataFiles } from '../support/data-files';
import { lintFolder, lintText, pageText } from '../support/lint';

const path = 'content/starter-files/brokers.en.mdx';
const own = '{text: A licence, refs: L.1}';

/** What is said of the front matter of a starter file. @param lists its fields, as YAML in one line */
const lint = (lists: Record<string, string>) =>
  lintText(
    pageText('<Hero />', {
      order: undefined,
      summary: undefined,
      reference: undefined,
      checklist: `{FR: ${items('{common: identity}')}, LU: ${items(own)}}`,
      signs: '[One, Two, Three]',
      ...lists,
    }),
    path,
  );

const items = (first: string, count = 10) =>
  `[${[first, ...Array.from({ length: count - 1 }, () => own)].join(', ')}]`;
const listed = (first: string, count?: number) => ({
  checklist: `{FR: ${items(first, count)}, LU: ${items(own)}}`,
});

test('items of the base and of the trade, and factors of some axes, have no message', async () => {
  expect(await lint({ factors: '{channels: [Fairs]}' })).toEqual([]);
});

test.each([
  [
    'an item that is not in the base',
    listed('{common: identify}'),
    / › common` cannot be "identify"\. \| Write "identity"\.$/,
  ],
  ['a text without its article', listed('{text: A licence}'), /`text` with its `refs`/],
  ['a text beside an item of the base', listed('{common: owner, text: x}'), /either `common`/],
  ['too few items', listed(own, 9), /has 9 entries; the minimum is 10/],
  ['too many items', listed(own, 16), /has 16 entries; the maximum is 15/],
  ['a country without its list', { checklist: `{FR: ${items(own)}}` }, /lacks the field `LU`/],
  ['an axis that the law does not know', { factors: '{channel: [Fairs]}' }, /Write `channels`/],
  ['too few signs', { signs: '[One]' }, /minimum is 3/],
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
