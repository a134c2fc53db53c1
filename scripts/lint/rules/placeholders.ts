import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { addMessage, pointAt } from '../messages';

/** Words that stand in for text that is still to be written. */
const unwrittenText = [
  /\[[^\]\n"{]*(compléter|à définir|à venir|to complete|to be completed|to come)[^\]\n"{]*\]/gi,
  /lorem ipsum/gi,
  /\b(TODO|FIXME|TBD|TBC|XXX+)\b/g,
];

/** Names in braces, as the interface files have them: in a page nothing fills them in. */
const namesInBraces = /(?<![={$])\\?\{[A-Za-z_]\w*\\?\}/g;

/** A field or a prop that holds nothing but brackets. */
const bracketsOnly = /(?<=["=] *"?)\[\p{L}[^\]\n"{]*\](?="|$)/gmu;

/** Placeholders left in a page. */
export const placeholders = lintRule('content:placeholders', (_, file) => {
  for (const { place, reason, note } of find(file, [...unwrittenText, namesInBraces, bracketsOnly]))
    addMessage(file, place, reason, note);
});

/** Text still to be written in a data file, and names that nothing fills in: only the interface has any. */
export const placeholdersInData = (file: VFile) =>
  find(file, /\binterface\./.test(file.path) ? unwrittenText : [...unwrittenText, namesInBraces]);

/** Whether a text is still to be written, so that its words need no check. */
export const isUnwritten = (text: string): boolean =>
  unwrittenText.some((pattern) => text.search(pattern) >= 0);

function find(file: VFile, patterns: RegExp[]) {
  const text = withoutCommentsAndCode(String(file));
  const matches = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  const byPlace = new Map(matches.map(({ 0: match, index }) => [index, match]));
  const inOrder = [...byPlace].sort(([one], [other]) => one - other);
  return inOrder.map(([index, match], nth) => ({
    place: pointAt(text, index),
    reason: `“${match.replaceAll('\\', '')}” is a placeholder.`,
    // A new page has fifty: what to do stands with the first.
    note: nth === 0 ? noteFor(inOrder.length) : '',
  }));
}

const noteFor = (count: number) =>
  `${count > 1 ? `The first of ${count} in this file. ` : ''}Write the text that belongs here; the company’s data are <Email />, <Phone /> and <Company />.`;

const withoutCommentsAndCode = (text: string) =>
  text.replaceAll(/\{\/\*[\s\S]*?\*\/\}|`[^`\n]+`/g, (hidden) => hidden.replaceAll(/[^\n]/g, ' '));
