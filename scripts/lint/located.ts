import type { Point } from 'unist';

/** A value read from YAML or from the props of a block, and where each of its parts stands. */
export type Located = {
  value: unknown;
  place: Point;
  /** Where its name stands; for an entry of a list, or the whole, the value itself. */
  keyPlace: Point;
  /** The entries of a group or a list, by key or index. */
  parts: Map<string, Located>;
};

/** The part at a path, or the last part on the way to it that exists. */
export function partAt(located: Located, path: PropertyKey[]): Located {
  const [key, ...rest] = path;
  const part = key === undefined ? undefined : located.parts.get(String(key));
  return part ? partAt(part, rest) : located;
}

/** The text of a part, where it is one. */
export function textAt(located: Located | undefined, key: string): string | undefined {
  const value = located?.parts.get(key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Every text, with the name of the field that holds it. */
export function textsIn(located: Located, name = ''): { name: string; part: Located }[] {
  if (typeof located.value === 'string') return [{ name, part: located }];
  const isList = Array.isArray(located.value);
  return [...located.parts].flatMap(([key, part]) => textsIn(part, isList ? name : key));
}
