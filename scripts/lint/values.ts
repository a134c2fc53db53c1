import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { Point, Words } from './messages';

/** What YAML or the props of a block hold. */
export type Values = {
  value: unknown;
  /** Where the part at a path starts, with its name; if it does not exist, the part around it. */
  placeOf: (path: PropertyKey[]) => Point;
};

/** The text under a key, if it is one. */
export function textAt(data: Values | undefined, key: string): string | undefined {
  const text = textsIn(data?.value).find(({ path }) => path.length === 1 && path[0] === key);
  return text?.text;
}

/** Every text in a value, with the path to it. */
export function textsIn(value: unknown, path: string[] = []): { text: string; path: string[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/**
 * Reads YAML as Contentlayer does, and keeps the place of each key and value.
 * @param firstLine line of the file on which the text starts
 */
export function readYaml(text: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const pointAt = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const placeOf = (path: PropertyKey[]): Point => {
    const owner = document.getIn(path.slice(0, -1), true);
    const pair =
      isMap(owner) && owner.items.find(({ key }) => `${key}` === String(path.at(-1) ?? ''));
    const node = pair ? pair.key : document.getIn(path, true);
    if (isNode(node) && node.range) return pointAt(node.range[0]);
    return path.length > 0 ? placeOf(path.slice(0, -1)) : { line: firstLine, column: 1 };
  };

  // Later errors follow from the first, except those of its kind, such as duplicate names.
  const [first] = document.errors;
  const errors = document.errors.filter((error) => error === first || error.code === first?.code);
  const problems = errors.map(({ code, message, pos }) => ({
    place: pointAt(pos[0]),
    ...(translations[code] ?? {
      reason: `This line cannot be read: ${message}.`,
      note: 'Check its quotes, brackets and indentation, and those of the line before it.',
    }),
  }));
  const data: Values = { value: problems.length > 0 ? undefined : document.toJS(), placeOf };
  return { data, problems };
}

/** What the parser's most frequent messages mean. */
const translations: Record<string, Words> = {
  BLOCK_AS_IMPLICIT_KEY: {
    reason: 'This text contains a colon, so it has to be in quotes.',
    note: 'Put the text after `name: ` in double quotes.',
  },
  MISSING_CHAR: {
    reason: 'A closing quote, a bracket or a colon is missing.',
    note: 'Write `name: "text"`, with a quote at each end, and `\\"` for a quote inside the text.',
  },
  BAD_DQ_ESCAPE: {
    reason: 'A backslash in double quotes comes before a character that needs none.',
    note: 'Remove the backslash; write `\\\\` for one that is meant to be read.',
  },
  BAD_INDENT: {
    reason: 'This line does not start where the others of its group start.',
    note: 'Indent it as they are; below a name that holds a group, remove what comes after its colon.',
  },
  TAB_AS_INDENT: {
    reason: 'This line starts with a tab.',
    note: 'Write two spaces for each level.',
  },
  DUPLICATE_KEY: { reason: 'This name appears twice.', note: 'Keep one of the two.' },
};
