import { expect, test } from 'vitest';
import { lintText, pageText } from '../support/lint';

const page = (changes: Record<string, string | undefined>) => pageText('<Hero />', changes);

test('a page without a fault has no message', async () => {
  expect(await lintText(page({}))).toEqual([]);
});

test.each([
  [
    'a misspelt field',
    { navTitle: undefined, navTitel: '"Brokers"' },
    '11:1 The front matter has no field `navTitel`. | Write `navTitle`.',
  ],
  [
    'a field of another kind of page',
    { updatedOn: '2026-11-21' },
    '12:1 The front matter has no field `updatedOn`. | Remove it. Possible: `path`, `navTitle`, `title`, `description`, `heading`, `lead`, `reviewedOn`, `changes`, `order`, `summary`, `reference`.',
  ],
  [
    'a change without its day',
    { changes: '[{text: "The threshold is ten."}]' },
    '12:11 `changes › 1` lacks the field `date`. | Add it. Day of the change.',
  ],
  [
    'a missing field',
    { order: undefined },
    '2:1 The front matter lacks the field `order`. | Add it. Place in menus and lists, from 1.',
  ],
  [
    'an empty field',
    { heading: '' },
    '6:1 `heading` is empty, but must be text. | Write it in double quotes.',
  ],
  [
    'a number in words',
    { order: 'one' },
    '9:1 `order` is the text "one", but must be a number. | Write digits without quotes.',
  ],
  [
    'a number instead of text',
    { navTitle: '2027' },
    '3:1 `navTitle` is the number 2027, but must be text. | Write it in double quotes.',
  ],
  [
    'a day that does not exist',
    { reviewedOn: '2026-02-30' },
    '8:1 `reviewedOn` cannot be "2026-02-30". | Write the day as year-month-day: 2026-11-21.',
  ],
  [
    'a text that is too long',
    { title: `"${'word '.repeat(11)}"` },
    '4:1 `title` has 55 characters; the maximum is 46. | Remove at least 9.',
  ],
  [
    'a text that is too short',
    { description: '"AML for brokers."' },
    '5:1 `description` has 16 characters; the minimum is 110. | Add at least 94.',
  ],
  [
    'a colon in a text without quotes',
    { title: 'AML: the scope' },
    '4:8 This text contains a colon, so it has to be in quotes. | Put the text after `name: ` in double quotes.',
  ],
  [
    'a quote that is not closed',
    { reference: '"L.561-3' },
    '11:20 A closing quote or a colon is missing. | Write `name: "text"`, with a quote at each end, and `\\"` for a quote inside the text.',
  ],
  [
    'a field written twice',
    { order: '1\norder: 2' },
    '10:1 This name appears twice. | Keep one of the two.',
  ],
])('%s', async (_, changes, message) => {
  expect(await lintText(page(changes))).toEqual([message]);
});

test('a word instead of true or false', async () => {
  const home = page({
    noindex: '"yes"',
    order: undefined,
    summary: undefined,
    reference: undefined,
  });
  expect(await lintText(home, 'content/pages/home.en.mdx')).toEqual([
    '9:1 `noindex` is the text "yes", but must be true or false. | Write it without quotes.',
  ]);
});

test('a page without front matter', async () => {
  expect(await lintText('<Hero />\n')).toEqual([
    '1:1 The page has no front matter. | Start the file with a line `---`, then the fields, then a line `---`.',
  ]);
});
