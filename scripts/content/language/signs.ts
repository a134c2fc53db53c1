import type { Notation, Signs } from '../written';
import { opaque, type Part } from './passage';

/** What is not written as itself: escapes, entities, line ends with the indentation after them. */
const marks: Record<Notation, RegExp> = {
  markdown: /\n[ \t]*(?:>[ \t]*)*|\\[!-/:-@[-`{-~]|&#?\w+;/g,
  attribute: /\n[ \t]*|&#?\w+;/g,
  script: /\n[ \t]*|\\u\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\[\s\S]/g,
  double: /\n[ \t]*|\\U[\dA-Fa-f]{8}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\[\s\S]/g,
  single: /\n[ \t]*|''/g,
  plain: /\n[ \t]*/g,
};

/** The signs of a text as readers see them, each with its place in the file. */
export function readableParts(file: string, { start, end, notation }: Signs, depth = 0): Part[] {
  const raw = file.slice(start, end);
  const parts: Part[] = [];
  let done = 0;
  const add = (text: string, to: number) => {
    if (text) parts.push({ text, start: start + done, end: start + to, depth });
    done = to;
  };
  for (const { 0: mark, index } of raw.matchAll(marks[notation])) {
    add(raw.slice(done, index), index);
    add(meaning(mark), index + mark.length);
  }
  add(raw.slice(done), raw.length);
  return parts;
}

function meaning(mark: string): string {
  if (mark.startsWith('\n')) return '\n';
  if (mark === "''") return "'";
  if (/^\\[^\w\s]$/.test(mark)) return mark.slice(1);
  return { '&quot;': '"', '&apos;': "'", '&amp;': '&', '&nbsp;': '\u00a0' }[mark] ?? opaque;
}
