import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comparePages } from '@/scripts/content/compare-languages';
import { partsOf } from '@/scripts/content/page-parts';
import { pageStatuses, translationState } from '@/scripts/content/page-status';
import { readContent, readData } from '@/scripts/content/read-content';
import { recordReviews } from '@/scripts/content/reviews';
import { reviews } from '@/scripts/content/rules/reviews';
import { translationWarnings } from '@/scripts/content/translation-warnings';
import { replace } from '../../support/broken-content';

/* In a repository of its own, with the real pages of two professions. */

let root: string;
let content: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reviews-'));
  content = join(root, 'content');
  mkdirSync(join(content, 'sectors'), { recursive: true });
  for (const page of ['lawyers', 'notaries'])
    for (const locale of ['fr', 'en'])
      cpSync(`content/sectors/${page}.${locale}.mdx`, fileOf(page, locale));
  recordReviews(['sectors/lawyers', 'sectors/notaries'], '2026-11-21', content);
  git(root, 'init', '-q');
  commit('The pages');
});
afterEach(() => rmSync(root, { recursive: true }));

const fileOf = (page: string, locale: string) => join(content, `sectors/${page}.${locale}.mdx`);
const edit = (page: string, locale: string, change: (text: string) => string) =>
  writeFileSync(fileOf(page, locale), change(readFileSync(fileOf(page, locale), 'utf8')));
const git = (folder: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@allie.test', ...args],
    { stdio: 'pipe', encoding: 'utf8' },
  );
const commit = (subject: string) => {
  git(root, 'add', '-A');
  git(
    root,
    '-c',
    'commit.gpgsign=false',
    'commit',
    '-qm',
    subject,
    '--date',
    '2026-11-20T12:00:00',
  );
  return git(root, 'log', '-1', '--format=%h').trim();
};
const warnings = (folder = content) => translationWarnings(comparePages(folder));

const threshold = replace(/22\s500\s€/, '30\u202F000\u202F€');
const inFilter =
  'content/sectors/lawyers.en.mdx is behind the French page: “Le filtre du bâtonnier”';
const reviewIt = 'When both say the same: npm run review:content -- sectors/lawyers';

test('nothing is said of pages that are as they were reviewed', () => {
  expect(warnings()).toEqual([]);
});

describe('a change in one language', () => {
  test('puts the other behind, since that change, until somebody has reviewed the page', () => {
    edit('lawyers', 'fr', threshold);
    const changed = commit('Raise the fine');
    edit('lawyers', 'fr', replace('La dispense', 'Cette dispense'));
    commit('Another section');
    edit('notaries', 'en', (text) => `${text}\n`);
    commit('Nothing but an empty line');
    expect(warnings()).toEqual([
      `${content}/sectors/lawyers.en.mdx is behind the French page: “Deux périmètres à ne pas confondre”, “Le filtre du bâtonnier”\n` +
        `  since 2026-11-20, “Raise the fine” (${changed})\n  ${reviewIt}`,
    ]);
    recordReviews(['sectors/lawyers'], '2026-11-22', content);
    expect(warnings()).toEqual([]);
  });

  test('is told before it is committed', () => {
    edit('lawyers', 'fr', threshold);
    expect(warnings()).toEqual([`${root}/${inFilter}\n  not committed yet\n  ${reviewIt}`]);
  });

  test('is told without a history, and with one that was cut off', () => {
    edit('lawyers', 'fr', threshold);
    const changed = commit('Raise the fine');
    git(root, 'clone', '-q', '--depth', '1', `file://${root}`, join(root, 'shallow'));
    expect(warnings(join(root, 'shallow/content'))).toEqual([
      `${root}/shallow/${inFilter}\n  since 2026-11-20, “Raise the fine” (${changed}) or earlier: this clone has no older history\n  ${reviewIt}`,
    ]);
    rmSync(join(root, '.git'), { recursive: true });
    expect(warnings()).toEqual([
      `${root}/${inFilter}\n  there is no history here to say since when\n  ${reviewIt}`,
    ]);
  });

  test('does not count where only spaces, apostrophes, remarks or the day of review differ', () => {
    edit('lawyers', 'fr', (text) =>
      text
        .replaceAll('’', "'")
        .replaceAll('\u202F', ' ')
        .replace('<Hero', '{/* the head */}\n<Hero'),
    );
    edit('lawyers', 'en', replace(/^reviewedOn: .*$/m, 'reviewedOn: 2026-11-30'));
    expect(warnings()).toEqual([]);
  });
});

test('a section that changed in both languages is to be compared', () => {
  edit('lawyers', 'fr', threshold);
  edit('lawyers', 'en', replace('€22,500', '€30,000'));
  expect(warnings()).toEqual([
    `sectors/lawyers changed in both languages: “Le filtre du bâtonnier”\n  not committed yet\n  ${reviewIt}`,
  ]);
});

test('a section that was taken out of one language is named by its id', () => {
  edit('lawyers', 'en', replace(/<Section id="questions">.*?<\/Section>/s, ''));
  expect(warnings().join()).toContain(
    'lawyers.fr.mdx is behind the English page: “questions (taken out)”',
  );
});

test('a section is known by its id, wherever that stands among its props', () => {
  const section = (props: string, text: string) => `<Section${props}>\n\n${text}\n\n</Section>\n`;
  const parts = partsOf(
    '<Hero />\n\n' +
      section('\n  refs={["x > y"]}\n  id="first"\n', 'One.') +
      section('\n  id="second"', 'Two.') +
      section(' note="Without"', '<Outcome id="within" />'),
  );
  expect(parts.map(({ key }) => key)).toEqual([
    ...['front matter', 'before the sections', 'first', 'second', 'section without id'],
    'after the sections',
  ]);
});

test('a page that nobody has reviewed is named, and forgotten when it is gone', () => {
  for (const locale of ['fr', 'en']) cpSync(fileOf('notaries', locale), fileOf('brokers', locale));
  expect(warnings()).toEqual([
    'Nobody has said yet that both languages say the same: sectors/brokers.\n  When they do: npm run review:content -- sectors/brokers',
  ]);
  for (const locale of ['fr', 'en']) rmSync(fileOf('notaries', locale));
  recordReviews(['sectors/brokers'], '2026-11-22', content);
  const record = readFileSync(join(content, 'reviews.yml'), 'utf8');
  expect(record).toContain('sectors/brokers:\n  date: "2026-11-22"');
  expect(record).not.toContain('notaries');
});

test('a record that two branches have torn is named as such', () => {
  writeFileSync(join(content, 'reviews.yml'), '<<<<<<< ours\nsectors/lawyers:\n');
  expect(() => warnings()).toThrow(/reviews\.yml cannot be read.*take back its last version/);
});

test('what was written by hand in the record is a fault with its line', () => {
  const data = readData(
    'content/reviews.yml',
    'sectors/lawyers:\n  date: yesterday\n  fr: {}\n  en: {}\n',
  );
  expect(reviews([], { ...readContent(content), reviews: data })).toMatchObject([
    {
      file: 'content/reviews.yml',
      line: 2,
      advice: 'Write the day as year, month, day: 2026-11-21.',
    },
  ]);
});

describe('the status of a page', () => {
  const statusOn = (today: string) =>
    pageStatuses(today, content).find(({ name }) => name === 'sectors/lawyers');

  test('has its languages, its words and its reviews', () => {
    edit('lawyers', 'fr', threshold);
    const status = statusOn('2026-11-21');
    expect(status).toMatchObject({
      comparison: { reviewed: '2026-11-21' },
      factsReviewedOn: '2026-11-21',
      factsDue: false,
    });
    expect(status?.words.fr).toBeGreaterThan(1000);
    expect(status?.words.en).toBeGreaterThan(1000);
    expect(status && translationState(status)).toBe('behind: en');
  });

  test.each([
    ['2027-05-21', false],
    ['2027-05-22', true],
  ])('says on %s whether the law has to be read again: %s', (today, due) => {
    expect(statusOn(today)?.factsDue).toBe(due);
  });

  test('follows the language that was reviewed first', () => {
    edit('lawyers', 'en', replace(/^reviewedOn: .*$/m, 'reviewedOn: 2026-01-31'));
    expect(statusOn('2026-11-21')).toMatchObject({ factsReviewedOn: '2026-01-31', factsDue: true });
  });
});
