import { expect, test } from 'vitest';
import { dataFiles } from '../support/data-files';
import { lintFolder, pageText } from '../support/lint';

const dates = `reviewedOn: "2030-01-01"
deadlines:
  - {id: report, date: "2031-05-01", countries: [FR, LU]}
  - {id: list, date: "2031-01-14", yearly: true, countries: [FR], trades: [brokers]}
`;

const words = `deadlines:
  report: {title: "The report", text: "It is due.", refs: "A law"}
  list: {when: "Every year", title: "The list", text: "It is due.", refs: "A decree"}
`;

/** What is said of these deadlines, in a folder that has a trade called brokers. */
async function lintDeadlines(changes: { dates?: string; words?: string } = {}) {
  const messages = await lintFolder({
    ...dataFiles,
    'sectors/brokers.en.mdx': pageText('<Hero />'),
    'deadlines.yml': changes.dates ?? dates,
    'deadlines.en.yml': changes.words ?? words,
  });
  return messages.filter((message) => message.startsWith('deadlines'));
}

test('deadlines without a fault have no message', async () => {
  expect(await lintDeadlines()).toEqual([]);
});

test.each([
  [
    'a day that does not exist',
    ['"2031-05-01"', '"2031-02-30"'],
    '3:18 `deadlines › 1 › date` cannot be "2031-02-30". | Write a day that exists.',
  ],
  [
    'a day in words',
    ['"2031-05-01"', '"1 May"'],
    '3:18 `deadlines › 1 › date` cannot be "1 May". | Write a day, a month or a year in quotes: "2027-07-10".',
  ],
  [
    'a trade without a page',
    ['[brokers]', '[broker]'],
    '4:76 `deadlines › 2 › trades › 1` cannot be "broker". | Write "brokers".',
  ],
  [
    'a month that comes back every year',
    ['"2031-01-14"', '"2031-01"'],
    '4:33 `deadlines › 2 › yearly` cannot be true. | Give the day that comes next as its date.',
  ],
  [
    'an id used twice',
    ['id: list', 'id: report'],
    '4:6 `deadlines › 2 › id` cannot be "report". | Choose another: an earlier deadline has this one.',
  ],
])('deadlines.yml: %s', async (_, [from = '', to = ''], message) => {
  expect(await lintDeadlines({ dates: dates.replace(from, to) })).toEqual([
    `deadlines.yml:${message}`,
  ]);
});

test('words that no date has, and a date without words', async () => {
  const messages = await lintDeadlines({ words: words.replace('  report:', '  reports:') });
  expect(messages).toEqual([
    'deadlines.en.yml:2:3 `deadlines` has no key `reports`. | Write `report`.',
  ]);
});

test('a deadline that comes back says when', async () => {
  const messages = await lintDeadlines({ words: words.replace('when: "Every year", ', '') });
  expect(messages).toEqual([
    expect.stringMatching(/^deadlines\.en\.yml:3:3 `deadlines › list` lacks the key `when`\./),
  ]);
});
