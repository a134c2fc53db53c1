import { describe, expect, test } from 'vitest';
import { lintFolder, lintText, pageText } from '../support/lint';

const page = (changes: Record<string, string | undefined>) => pageText('<Hero />', changes);

test('a page without a fault has no message', async () => {
  expect(await lintText(page({}))).toEqual([]);
});

test.each([
  [
    { navTitle: undefined, navTitel: '"Brokers"' },
    '11:1 The front matter has no field `navTitel`. | Write `navTitle`.',
  ],
  [
    { order: undefined },
    '2:1 The front matter lacks the field `order`. | Add it. Place in menus and lists, from 1.',
  ],
  [{ heading: '' }, '6:1 `heading` is empty, but must be text. | Write it in double quotes.'],
  [
    { order: 'one' },
    '9:1 `order` is the text "one", but must be a number. | Write digits without quotes.',
  ],
  [
    { reviewedOn: '2026-02-30' },
    '8:1 `reviewedOn` cannot be "2026-02-30". | Write the day as year-month-day: 2026-11-21.',
  ],
  [
    { title: `"${'word '.repeat(11)}"` },
    '4:1 `title` has 55 characters; the maximum is 46. | Remove at least 9.',
  ],
  [
    { description: '"AML for brokers."' },
    '5:1 `description` has 16 characters; the minimum is 110. | Add at least 94.',
  ],
  [
    { title: 'AML: the scope' },
    '4:8 This text contains a colon, so it has to be in quotes. | Put the text after `name: ` in double quotes.',
  ],
  [
    { reference: '"L.561-3' },
    '11:20 A closing quote, a bracket or a colon is missing. | Write `name: "text"`, with a quote at each end, and `\\"` for a quote inside the text.',
  ],
  [{ order: '1\norder: 2' }, '10:1 This name appears twice. | Keep one of the two.'],
])('%j', async (changes, message) => {
  expect(await lintText(page(changes))).toEqual([message]);
});

test('a page without front matter', async () => {
  expect(await lintText('<Hero />\n')).toEqual([
    '1:1 The page has no front matter. | Start the file with a line `---`, then the fields, then a line `---`.',
  ]);
});

describe('an earlier version of a legal text', () => {
  const legal = (path: string, changes: Record<string, string> = {}) =>
    pageText('<Hero />', {
      ...{ order: undefined, summary: undefined, reference: undefined, updatedOn: '2025-07-01' },
      ...{ path, title: `"Terms at ${path}"` },
      description: `"${`What the terms at ${path} say. `.repeat(4)}"`,
      ...changes,
    });
  /** The messages about versions, among those about all that a site lacks here. */
  const messages = async (name: string, changes: Record<string, string>) =>
    (
      await lintFolder({
        'legal/terms.en.mdx': legal('/en/terms'),
        [`legal/${name}.en.mdx`]: legal('/en/terms/2025-07-01', changes),
      })
    ).filter((line) => line.includes('version'));

  test('is named as the page in force, and says when it was replaced', async () => {
    expect(await messages('terms-2025-07-01', { replacedOn: '2026-12-01' })).toEqual([]);
  });

  test.each([
    ['terms-2025-07-01', {}, 'Add `replacedOn`, the day from which the next version applies.'],
    ['conditions-2025-07-01', { replacedOn: '2026-12-01' }, 'Name the file as the page in force'],
  ])('%s with %j has a message', async (name, changes, advice) => {
    expect(await messages(name, changes)).toEqual([expect.stringContaining(advice)]);
  });
});
