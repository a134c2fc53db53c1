import type { VFile } from 'vfile';

type Message = VFile['messages'][number];

/** How many annotations of a step GitHub shows. */
const shown = 10;

/**
 * The faults as GitHub shows them at the lines of a pull request: nine, then how many more there are.
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotations(files: VFile[]): string {
  const faults = files.flatMap(({ path, messages }) =>
    messages
      .filter(({ fatal }) => fatal)
      .map(
        ({ line = 1, column = 1, reason, note }) =>
          `::error file=${escapeProperty(path)},line=${line},col=${column}::${escaped(`${reason}\n${note}`)}`,
      ),
  );
  if (faults.length <= shown) return faults.join('\n');
  const more = `::error::${faults.length - shown + 1} more faults: read the log of this step, or run npm run check:content.`;
  return [...faults.slice(0, shown - 1), more].join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * The faults as reviewdog reads them: where a message knows what is wrong and what is right, it
 * becomes a suggestion, which a click applies.
 * @see https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
 */
export const rdjson = (files: VFile[]): string =>
  JSON.stringify({
    source: { name: 'content' },
    diagnostics: files.flatMap((file) => file.messages.map((message) => diagnostic(file, message))),
  });

function diagnostic(file: VFile, message: Message) {
  const { line = 1, column = 1, fatal, reason, note, ruleId, actual, expected } = message;
  const text = String(file).split('\n')[line - 1] ?? '';
  const index = actual ? text.indexOf(actual, column - 1) : -1;
  const [right] = expected ?? [];
  const place = (at: number) => ({ line, column: bytesBefore(text, at) + 1 });
  return {
    message: `${reason}\n${note}`,
    severity: fatal ? 'ERROR' : 'WARNING',
    code: { value: ruleId },
    location: { path: file.path, range: { start: place(column - 1) } },
    suggestions:
      actual && right && index >= 0
        ? [{ range: { start: place(index), end: place(index + actual.length) }, text: right }]
        : [],
  };
}

/** Columns are counted in bytes of UTF-8. */
const bytesBefore = (text: string, index: number) => Buffer.byteLength(text.slice(0, index));
