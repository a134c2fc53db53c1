import type { Position } from './fault';

/** A value as a writer wrote it, in YAML or in a prop, with the place of each of its parts. */
export type Written = {
  value: unknown;
  at: Position;
  /** The entries of a map or a list, by key or index; `at` is where the entry starts. */
  parts: Map<string, { at: Position; written: Written }>;
  /** Of a text: where its signs stand, without quotes around them. */
  signs?: Signs | undefined;
};

/** Offsets in the text that was read, and how signs are written there. */
export type Signs = { start: number; end: number; notation: Notation };

export type Notation = 'markdown' | 'attribute' | 'script' | 'double' | 'single' | 'plain';

/** The part of a value at a path, or as near to it as something was written. */
export function partAt(written: Written, path: PropertyKey[]): Written {
  const [key, ...rest] = path;
  const part = key === undefined ? undefined : written.parts.get(String(key));
  return part ? partAt(part.written, rest) : written;
}

/** A value without parts. */
export const single = (value: unknown, at: Position, signs?: Signs): Written => ({
  value,
  at,
  parts: new Map(),
  signs,
});
