import { readFileSync } from 'node:fs';
import * as z from 'zod';

/*
 * Prints the comment on a pull request: `node scripts/pull-request/comment.ts REPORT BLOB [PREVIEW]`. Node 24 runs
 * it as it is, without a build and with zod alone, on a report that anybody may have written: whoever opens a
 * pull request from a fork decides what its build uploads.
 */

const text = z.string().max(600);
const path = z.string().regex(/^\/[a-z0-9/-]{0,200}$/);
const file = z.string().regex(/^[\w./[\]-]{1,200}$/);
const count = z.int().min(0).max(1e7);
/** Before and after. */
const pair = z.tuple([count, count]);

/** What the build of a pull request says of it. */
export const reportSchema = z.strictObject({
  /** Whether there was a build of `main` to compare with. */
  compared: z.boolean(),
  pages: z
    .array(
      z.strictObject({
        page: path,
        change: z.enum(['new', 'changed', 'removed']),
        words: pair,
        /** HTML and style sheet, compressed. */
        bytes: pair,
      }),
    )
    .max(1000),
  /** By how much pages are over their budgets, and the exhibit to drop first. */
  over: z
    .array(
      z.strictObject({
        page: path,
        what: z.enum(['html', 'css', 'elements']),
        excess: count,
        drop: text,
      }),
    )
    .max(1000),
  problems: z
    .array(
      z.strictObject({
        file,
        line: count,
        rule: z.string().regex(/^[\w-]{0,60}$/),
        isError: z.boolean(),
        problem: text,
        advice: text,
      }),
    )
    .max(1000),
});

export type Report = z.infer<typeof reportSchema>;

/** Marks the comment, so that a later run finds and rewrites it. */
const marker = '<!-- pull-request-report -->';

/** How many rows of a table a comment shows. */
const mostShown = 20;

/**
 * The comment on a pull request.
 * @param preview origin of its preview; none for a fork
 * @param blob address of the repository's files at the pull request's commit, to link lines
 */
export function commentOf(report: Report, preview: string | undefined, blob: string): string {
  const errors = report.problems.filter(({ isError }) => isError);
  const behind = report.problems.filter(({ rule }) => rule === 'freshness');
  const warnings = report.problems.filter(({ isError, rule }) => !isError && rule !== 'freshness');
  const line = (problem: Report['problems'][number]) =>
    `- [${plain(problem.file)}:${problem.line}](${blob}/${encodeURI(problem.file)}#L${problem.line}): ${plain(problem.problem)} ${plain(problem.advice)}`;
  const parts = [
    list('To correct', errors, line),
    table(report, preview),
    list('Translations behind', behind, line),
    list('More than a page should have', report.over, ({ page, what, excess, drop }) => {
      const unit = what === 'elements' ? 'elements' : `bytes of ${what.toUpperCase()}`;
      const advice = drop ? ` The exhibit that costs most: ${plain(drop)}` : '';
      return `- \`${page}\`: ${figure(excess)} ${unit} too many.${advice} No check fails because of it.`;
    }),
    list('Warnings', warnings, line),
  ].filter(Boolean);
  const nothing = 'No page of the site changes, and nothing is left to correct.';
  return `${marker}\n${parts.join('\n\n') || nothing}\n`;
}

function table({ compared, pages }: Report, preview: string | undefined): string {
  if (!compared)
    return preview
      ? `[The preview](${preview}). There is no build of \`main\` yet to compare it with.`
      : '';
  if (pages.length === 0) return '';
  const rows = pages.slice(0, mostShown).map(({ page, change, words, bytes }) => {
    const name = preview && change !== 'removed' ? `[${page}](${preview}${page})` : `\`${page}\``;
    return `| ${name} | ${change} | ${difference(words)} | ${difference(bytes)} |`;
  });
  return [
    `### Pages that change: ${pages.length}`,
    '',
    '| page | | words | bytes |',
    '|---|---|--:|--:|',
    ...rows,
    ...more(pages.length),
  ].join('\n');
}

function list<Item>(title: string, items: Item[], line: (item: Item) => string): string {
  if (items.length === 0) return '';
  const lines = items.slice(0, mostShown).map(line);
  return [`### ${title}: ${items.length}`, '', ...lines, ...more(items.length)].join('\n');
}

const more = (length: number) =>
  length > mostShown ? ['', `… and ${length - mostShown} more.`] : [];

const figure = (value: number) => value.toLocaleString('en-GB');

const difference = ([before, after]: [number, number]) =>
  `${figure(after)} (${after >= before ? '+' : '−'}${figure(Math.abs(after - before))})`;

/**
 * A text shown as it is, without markup, link, mention or reference. GitHub looks for the last two in what it
 * has rendered, so an invisible character follows their sign.
 */
export const plain = (words: string) =>
  words
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[@#]/g, (sign) => `${sign}\u2060`)
    .replace(/[^\p{L}\p{N}\s,;’“”«»…\u2060]/gu, (sign) => `&#${sign.codePointAt(0)};`);

if (process.argv[1] === import.meta.filename) {
  const [report = '', blob = '', preview] = process.argv.slice(2);
  const known = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  console.log(commentOf(known, preview || undefined, blob));
}
