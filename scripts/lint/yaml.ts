import type { Point } from 'unist';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Located } from './located';

export type YamlProblem = { place: Point; reason: string; note: string };

/**
 * Reads YAML as Contentlayer does, and keeps the place of each key and value.
 * @param firstLine line of the file on which the text starts
 */
export function readYaml(text: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const pointAt = (offset = 0): Point => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };

  function locate(node: unknown, keyPlace: Point): Located {
    const parts = new Map<string, Located>();
    const add = (key: unknown, value: unknown, place: Point) =>
      parts.set(String(key), locate(value, place));
    if (isMap(node))
      for (const { key, value } of node.items)
        add(isScalar(key) ? key.value : key, value, startOf(key));
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) add(index, item, startOf(item));
    const value = isScalar(node)
      ? node.value
      : gather(isSeq(node) ? [] : isMap(node) ? {} : null, parts);
    return { value, place: isScalar(node) ? startOf(node) : keyPlace, keyPlace, parts };
  }
  const startOf = (node: unknown) =>
    pointAt((node as { range?: number[] | null } | null)?.range?.[0]);

  return {
    data: locate(document.contents, { line: firstLine, column: 1 }),
    problems: document.errors.map(
      (error): YamlProblem => ({
        place: pointAt(error.pos[0]),
        ...wordsFor(error),
      }),
    ),
  };
}

const gather = (target: object | null, parts: Map<string, Located>) =>
  target &&
  Object.assign(target, Object.fromEntries([...parts].map(([key, { value }]) => [key, value])));

/** What YAML says of a text it cannot read, in plain words. */
const wordsFor = ({ code, message }: YAMLError) =>
  words[code] ?? {
    reason: `This line cannot be read: ${message}.`,
    note: 'Write one `name: "text"` per line, without spaces before the name.',
  };

const quotes = 'Put the text after `name: ` in double quotes.';

const words: Record<string, { reason: string; note: string }> = {
  BLOCK_AS_IMPLICIT_KEY: {
    reason: 'This text contains a colon, so it has to be in quotes.',
    note: quotes,
  },
  UNEXPECTED_TOKEN: {
    reason: 'This text contains a character that has a meaning in YAML.',
    note: quotes,
  },
  MISSING_CHAR: {
    reason: 'A closing quote or a colon is missing.',
    note: 'Write `name: "text"`, with a quote at each end, and `\\"` for a quote inside the text.',
  },
  DUPLICATE_KEY: { reason: 'This name appears twice.', note: 'Keep one of the two.' },
  TAB_AS_INDENT: { reason: 'There is a tab before this name.', note: 'Indent with spaces.' },
  BAD_INDENT: {
    reason: 'This line is not indented like the lines it belongs with.',
    note: 'Align its first letter with the names above it.',
  },
};
