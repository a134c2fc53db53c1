import type { Point } from 'unist';

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
