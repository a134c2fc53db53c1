import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { VFile } from 'vfile';
import type { Report } from '../pull-request/comment';

/** How many annotations GitHub shows for a step. */
const mostShown = 10;

/** Where the check leaves its problems for the comment on the pull request. */
export const problemsFile = '.local/pull-request/problems.json';

/** In a GitHub job: annotates the lines with errors, and saves the problems for the comment. */
export function tellGitHub(files: VFile[]) {
  if (!process.env.GITHUB_ACTIONS) return;
  // GitHub reads a command only at the start of a line.
  console.log(`\n${annotations(files)}`);
  mkdirSync(dirname(problemsFile), { recursive: true });
  writeFileSync(problemsFile, JSON.stringify(problemsIn(files)));
}

/**
 * The errors as GitHub shows them at the lines of a pull request: up to ten, or nine and a count of the rest.
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotations(files: VFile[]): string {
  const faults = files.flatMap(({ path, messages }) =>
    messages
      .filter(({ fatal }) => fatal)
      .map(
        ({ line = 1, column = 1, reason, note }) =>
          `::error file=${escapeProperty(path)},line=${line},col=${column}::${escaped([reason, note].filter(Boolean).join('\n'))}`,
      ),
  );
  if (faults.length <= mostShown) return faults.join('\n');
  const more = `::error::${faults.length - mostShown + 1} more errors: read the comment on the pull request, or run npm run check:content.`;
  return [...faults.slice(0, mostShown - 1), more].join('\n');
}

/** Errors and warnings as the comment shows them, errors first, as many as it takes. */
export function problemsIn(files: VFile[]): Report['problems'] {
  const problems = files.flatMap(({ path, messages }) =>
    messages.map(({ line = 1, fatal, reason, note = '', ruleId }) => ({
      file: path,
      line,
      rule: ruleId ?? '',
      isError: Boolean(fatal),
      problem: reason.slice(0, 600),
      advice: String(note).slice(0, 600),
    })),
  );
  return problems.sort((one, other) => Number(other.isError) - Number(one.isError)).slice(0, 1000);
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
