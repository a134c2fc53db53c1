import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { layOut, longestLine } from '../layout';
import { addMessage, type Correction, pointAt } from '../messages';

/** A text alone on its line is prose, however long: `caption="…"`, `text: "…",`, `"…"`. */
const oneText = /^ *(["']?\w+["']?(=\{?|: *))?("([^"\\]|\\.)*"|'([^'\\]|\\.)*'|`[^`]*`)[\]},/> ]*$/;

const note = 'Write one prop, row or key per line, as `npm run check:content -- --fix` does.';

/** Lists and groups in braces, in the front matter. */
const inBraces = /^[ -]*([\w-]+: *)?[[{].*/gm;

/** Lines that are not prose and too long to be read and compared. */
export const lines = lintRule<Root>('content:lines', (tree, file) => {
  const text = String(file);
  const { page, tags } = layOut(tree, text);
  const check = (line: string, index: number, what: string, correction?: Correction) => {
    const reason = `${what} has ${line.length} characters; the maximum is ${longestLine}.`;
    if (line.length > longestLine && !oneText.test(line))
      addMessage(file, pointAt(text, index), reason, note, correction);
  };
  for (const { name, start, end } of tags) {
    const [tag, right] = [text.slice(start, end), page.slice(start, end)];
    const canReplace = tag !== right && !tag.includes('\n');
    for (const { 0: line, index } of tag.matchAll(/.+/g))
      check(line, start + index, `This line of ${name}`, canReplace ? [tag, right] : undefined);
  }
  const [first] = tree.children;
  if (first?.type === 'yaml')
    for (const { 0: line, index } of first.value.matchAll(inBraces))
      check(line, index + '---\n'.length, 'This line');
});
