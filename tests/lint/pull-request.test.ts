import { expect, test } from 'vitest';
import type { PageWeight } from '@/scripts/bench/page-weight';
import { commentOf, plain, type Report, reportSchema } from '@/scripts/pull-request/comment';
import { type BuiltState, changedPages, excesses } from '@/scripts/pull-request/pages';

const state = (page: string, words: number, digest: string): BuiltState => ({
  page,
  words,
  digest,
  html: 1000 + words,
  css: 500,
  elements: 10,
});

test('pages that differ are listed, the largest change in words first', () => {
  const before = [state('/a', 10, 'a'), state('/b', 20, 'b'), state('/c', 30, 'c')];
  const after = [state('/a', 10, 'a'), state('/b', 25, 'x'), state('/d', 40, 'd')];
  expect(changedPages(before, after)).toEqual([
    { page: '/d', change: 'new', words: [0, 40], bytes: [0, 1540] },
    { page: '/c', change: 'removed', words: [30, 0], bytes: [1530, 0] },
    { page: '/b', change: 'changed', words: [20, 25], bytes: [1520, 1525] },
  ]);
});

const weight: PageWeight = {
  ...{ page: '/a', words: 10, html: 900, css: 700, elements: 8, script: 0, form: 0, fonts: 0 },
};
const figure = (caption: string, inside: string) =>
  `<figure>${inside}<figcaption>${caption}</figcaption></figure>`;
const html = `<main class="page">
${figure('Two words.', '<b class="page">a</b>')}
${figure('A register.', `<i class="register row">${'<b>x</b><s>y</s>'.repeat(20)}</i>`)}
</main>`;

test('of a page that has too much, the exhibit that costs most is named', () => {
  expect(excesses(weight, html, { html: 800, css: 699, elements: 8 })).toEqual([
    { page: '/a', what: 'html', excess: 100, drop: 'A register.' },
    { page: '/a', what: 'css', excess: 1, drop: 'A register.' },
  ]);
  expect(excesses(weight, '<main></main>', { html: 800, css: 900, elements: 9 })).toEqual([
    { page: '/a', what: 'html', excess: 100, drop: '' },
  ]);
});

const report: Report = {
  compared: true,
  pages: [
    { page: '/a', change: 'changed', words: [20, 25], bytes: [1500, 1400] },
    { page: '/b', change: 'removed', words: [5, 0], bytes: [10, 0] },
  ],
  over: [{ page: '/a', what: 'css', excess: 12, drop: 'A register.' }],
  problems: [
    {
      ...{ file: 'content/pages/a.fr.mdx', line: 3, rule: 'terms', isError: true },
      ...{ problem: 'Wrong term', advice: 'Write another' },
    },
    {
      ...{ file: 'content/pages/b.en.mdx', line: 1, rule: 'freshness', isError: false },
      ...{ problem: 'The French page has changed', advice: '' },
    },
  ],
};
const blob = 'https://github.test/o/r/blob/abc';
const preview = 'https://pr-1--x.netlify.test';

test('the comment links each page that changes to its preview, and each problem to its line', () => {
  expect(reportSchema.parse(report)).toEqual(report);
  const comment = commentOf(report, preview, blob);
  expect(comment).toContain(`| [/a](${preview}/a) | changed | 25 (+5) | 1,400 (−100) |`);
  expect(comment).toContain('| `/b` | removed | 0 (−5) | 0 (−10) |');
  expect(comment).toContain(`(${blob}/content/pages/a.fr.mdx#L3): Wrong term Write another`);
  expect(comment).toMatch(/### Translations behind: 1\n\n.*The French page has changed/);
  expect(comment).toContain(
    '`/a`: 12 bytes of CSS too many. The exhibit that costs most: A register',
  );
});

test('a fork has no preview to link to', () => {
  expect(commentOf(report, undefined, blob)).toContain('| `/a` | changed |');
});

test.each([
  ['<img src=x onerror=alert(1)>'],
  ['[a](https://evil.test) ![b](//evil.test)'],
  ['`code` | a cell | **bold** ~~x~~ _y_'],
  ['https://evil.test www.evil.test'],
  ['line\n\n# heading\n- item'],
])('a text says %j as it stands', (hostile) => {
  expect(plain(hostile)).not.toMatch(/[<>[\]()`|*_~:.\n!/\\-]|\bwww\./);
});

test('no text becomes a mention or a reference', () => {
  expect(plain('@owner closes #12')).toMatch(/^&#64;\u2060owner closes &#35;\u206012$/);
});

test.each<[string, unknown]>([
  ['a page elsewhere', { ...report, pages: [{ ...report.pages[0], page: '//evil.test' }] }],
  ['a page with markup', { ...report, pages: [{ ...report.pages[0], page: '/a](x)' }] }],
  ['a file that ends a link', { ...report, problems: [{ ...report.problems[0], file: 'a)b' }] }],
  ['a text without end', { ...report, over: [{ ...report.over[0], drop: 'x'.repeat(601) }] }],
  ['a number that is a text', { ...report, over: [{ ...report.over[0], excess: '1' }] }],
  ['a key that nobody knows', { ...report, more: 1 }],
])('a report with %s is refused', (_, hostile) => {
  expect(reportSchema.safeParse(hostile).success).toBe(false);
});
