import { expect, test } from 'vitest';
import { dataFiles } from '../support/data-files';
import { lintFolder, pageText } from '../support/lint';

const dates = `reviewedOn: "2030-01-01"
deadlines:
  - {id: report, date: "2031-05-01", countries: [FR, LU]}
  - {id: list, date: "2031-01-14", every: year, countries: [FR], professions: [brokers]}
`;

const words = `deadlines:
  report: {title: "The report", text: "It is due.", refs: "A law"}
  list: {when: "Every year", title: "The list", text: "It is due.", refs: "A decree"}
`;

/** What is said of these deadlines, in a folder that has a profession called brokers. */
async function lintDeadlines(changes: { dates?: string; words?: string } = {}) {
  const messages = await lintFolder({
    ...dataFiles,
    'sectors/brokers.en.mdx': pageText('<Hero />'),
    'law/deadlines.yml': changes.dates ?? dates,
    'law/deadlines.en.yml': changes.words ?? words,
  });
  return messages.filter((message) => message.startsWith('law/deadlines'));
}

test('deadlines without a fault have no message', async () => {
  expect(await lintDeadlines()).toEqual([]);
});

test.each([
  [
    '"2031-05-01"',
    '"2031-02-30"',
    '3:18 `deadlines › 1 › date` cannot be "2031-02-30". | Write a day that exists.',
  ],
  [
    '"2031-05-01"',
    '"1 May"',
    '3:18 `deadlines › 1 › date` cannot be "1 May". | Write a day, a month or a year in quotes: "2027-07-10".',
  ],
  [
    '[brokers]',
    '[broker]',
    '4:80 `deadlines › 2 › professions › 1` cannot be "broker". | Write "brokers".',
  ],
  [
    '"2031-01-14"',
    '"2031-01"',
    '4:33 `deadlines › 2 › every` cannot be "year". | Give the day that comes next as its date.',
  ],
  [
    'id: list',
    'id: report',
    '4:6 `deadlines › 2 › id` cannot be "report". | Choose another: an earlier deadline has this one.',
  ],
])('deadlines.yml: %s → %s', async (from, to, message) => {
  expect(await lintDeadlines({ dates: dates.replace(from, to) })).toEqual([
    `law/deadlines.yml:${message}`,
  ]);
});

test('words that no date has, and a date without words', async () => {
  const messages = await lintDeadlines({ words: words.replace('  report:', '  reports:') });
  expect(messages).toEqual([
    'law/deadlines.en.yml:2:3 `deadlines` has no key `reports`. | Write `report`.',
  ]);
});

test('a deadline that comes back says when', async () => {
  const messages = await lintDeadlines({ words: words.replace('when: "Every year", ', '') });
  expect(messages).toEqual([
    expect.stringMatching(/^law\/deadlines\.en\.yml:3:3 `deadlines › list` lacks the key `when`\./),
  ]);
});
