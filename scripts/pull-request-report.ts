import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import budgets from './bench/budgets.json';
import { weightOf } from './bench/page-weight';
import { main } from './lib/cli';
import { problemsFile } from './lint/github';
import { htmlFiles, out } from './postbuild/files';
import type { Report } from './pull-request/comment';
import { type BuiltState, changedPages, excesses } from './pull-request/pages';

const folder = '.local/pull-request';
/** The state of this build, for later pull requests to compare with: CI keeps that of `main`. */
const stateFile = `${folder}/pages.json`;

/*
 * Writes the data of the comment on a pull request, from the problems that `npm run check` found and from
 * `out/`, if there is one. `-- --before FILE` compares with the pages of another build.
 */
main(async () => {
  const [flag, before = ''] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const isBuilt = existsSync(`${out}index.html`);
  const pages = (isBuilt ? (await htmlFiles()).sort() : []).map((file) => ({
    weight: weightOf(file),
    html: readFileSync(file, 'utf8'),
  }));
  const after = pages.map(({ weight, html }): BuiltState => {
    const { page, words, html: bytes, css, elements } = weight;
    return { page, words, html: bytes, css, elements, digest: digestOf(html) };
  });
  const compared = isBuilt && flag === '--before' && existsSync(before);
  const report: Report = {
    compared,
    pages: compared ? changedPages(JSON.parse(readFileSync(before, 'utf8')), after) : [],
    over: pages.flatMap(({ weight, html }) => excesses(weight, html, budgets.reported)),
    problems: existsSync(problemsFile) ? JSON.parse(readFileSync(problemsFile, 'utf8')) : [],
  };
  writeFileSync(`${folder}/report.json`, JSON.stringify(report));
  if (isBuilt) writeFileSync(stateFile, JSON.stringify(after));
});

/** Leaves out the names of a page's files, which a change elsewhere renews. */
const digestOf = (html: string) =>
  createHash('sha256')
    .update(html.replace(/\/(_next|assets)\/[^"'\s]*/g, '').replace(/\w+_variable/g, ''))
    .digest('hex');
