import type { Locale } from '@/lib/locale';

/** Stands in a passage for what is no prose: code, a block, an address. It counts as a word. */
export const opaque = '\uFFFC';

/** A run of prose as readers see it (a paragraph, a field, a prop), and where its signs stand. */
export type Passage = { text: string; locale: Locale; pieces: Piece[] };

/** Signs of a passage from index `at` on, and what they are written as in the file. */
export type Piece = {
  at: number;
  start: number;
  end: number;
  /** Emphasis and links around the piece. */
  depth: number;
};

/** What a passage is made of, before it is put together. */
export type Part = { text: string; start: number; end: number; depth: number };

const addresses =
  /https?:\/\/(?:[^\s<>()«»,;!?]|[,;!?](?=[^\s»)]))*[^\s<>()«».,:;!?]|www\.[^\s<>()«»,;:!?]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:[\w-]+\.)+(?:fr|lu|eu|com|org)\b(?:\/[\w/-]+)?|\{\w+\}/g;

/** Puts a passage together; addresses and {names} become opaque. */
export function passageOf(parts: Part[], locale: Locale): Passage {
  const pieces: Piece[] = [];
  let text = '';
  for (const { text: added, ...piece } of parts) {
    pieces.push({ ...piece, at: text.length });
    text += added;
  }
  const shown = text.replaceAll(addresses, (address) => opaque.repeat(address.length));
  return { text: shown, locale, pieces };
}

/** Where the sign at an index of a passage starts in the file. */
export function sourceAt({ pieces }: Passage, index: number): number {
  const piece = pieces.findLast(({ at }) => at <= index);
  return piece ? Math.min(piece.start + index - piece.at, piece.end) : 0;
}

/**
 * The part of the file that holds the signs `from` to `to` of a passage; for an insertion
 * (`from === to`), the place outside emphasis.
 * @returns undefined where markup stands between the signs
 */
export function sourceRange(
  passage: Passage,
  from: number,
  to: number,
): { start: number; end: number } | undefined {
  if (from === to) return insertionPoint(passage, from);
  const start = sourceAt(passage, from);
  const { pieces } = passage;
  const last = pieces.findLastIndex(({ at }) => at < to);
  const first = pieces.findLastIndex(({ at }) => at <= from);
  for (let index = first; index < last; index++)
    if (pieces[index]?.end !== pieces[index + 1]?.start) return undefined;
  const piece = pieces[last] as Piece;
  const whole = (pieces[last + 1]?.at ?? passage.text.length) <= to;
  return { start, end: whole ? piece.end : piece.start + to - piece.at };
}

/** True where markup (emphasis, a link) stands before the sign at an index of a passage. */
export function isMarkedUp({ pieces }: Passage, index: number): boolean {
  const next = pieces.findIndex(({ at }) => at === index);
  return next > 0 && pieces[next - 1]?.end !== pieces[next]?.start;
}

function insertionPoint({ pieces }: Passage, index: number) {
  const after = pieces.findLast(({ at }) => at <= index);
  if (!after) return undefined;
  if (after.at < index) return at(after.start + index - after.at);
  const before = pieces[pieces.indexOf(after) - 1];
  if (!before || before.end === after.start || after.depth < before.depth) return at(after.start);
  return before.depth < after.depth ? at(before.end) : undefined;
}

const at = (place: number) => ({ start: place, end: place });
