import type { Fault } from '../fault';
import { positionAt } from '../position-at';
import type { PageRule } from './rule';

/** Words that stand for a text that is still to be written. */
const unfinishedText = [
  /\[[^\]\n"{]*(compléter|à définir|à venir|to complete|to be completed|to come)[^\]\n"{]*\]/gi,
  /lorem ipsum/gi,
  /\b(TODO|FIXME|TBD|TBC|XXX+)\b/g,
];

/** Whether a text is still to be written: nothing more need be said of it. */
export const isUnfinished = (text: string): boolean =>
  unfinishedText.some((pattern) => text.search(pattern) >= 0);

/** Names in braces, as the interface has them: in a page nothing fills them in. */
const named = /(?<![={$])\\?\{[A-Za-z_]\w*\\?\}/g;

/** A field or a prop that holds a bracket and nothing else. */
const bracketed = /(?<=["=] *"?)\[\p{L}[^\]\n"{]*\](?="|$)/gmu;

/** A placeholder left in a page. */
export const placeholders: PageRule = ({ file, text }) =>
  find(file, text, [...unfinishedText, named, bracketed]);

/** A text still to be written, in a data file. */
export const unfinished = ({ file, text }: { file: string; text: string }): Fault[] =>
  find(file, text, unfinishedText);

function find(file: string, text: string, patterns: RegExp[]): Fault[] {
  const shown = withoutRemarksAndCode(text);
  const places = new Map(
    patterns.flatMap((pattern) =>
      [...shown.matchAll(pattern)].map(({ 0: found, index }) => [index, found] as const),
    ),
  );
  return [...places].map(([index, found]) => ({
    file,
    ...positionAt(text, index),
    message: `“${found.replaceAll('\\', '')}” is a placeholder.`,
    advice: adviceFor(found),
  }));
}

function adviceFor(found: string): string {
  const block = { email: '<Email />', phone: '<Phone />', brand: '<Company field="brand" />' };
  const name = found.replaceAll(/[\\{}]/g, '').toLowerCase();
  return name in block
    ? `Write ${block[name as keyof typeof block]}: the value is in content/site.yml.`
    : 'Write the text that belongs here, or leave the sentence out.';
}

const withoutRemarksAndCode = (text: string) =>
  text.replaceAll(/\{\/\*[\s\S]*?\*\/\}|`[^`\n]+`/g, (hidden) => hidden.replaceAll(/[^\n]/g, ' '));
