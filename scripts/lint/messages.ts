import { distance } from 'fastest-levenshtein';
import type { Node } from 'mdast';
import type { VFile } from 'vfile';

/** What is wrong, and what to write instead. */
export type Words = { reason: string; note: string };

/** The text that is wrong and the one that is right: what an editor offers to correct. */
export type Correction = [wrong: string, right: string];

/** A message on a file, in unified's terms. */
export type Message = VFile['messages'][number];

/** A place in a file: line and column, from 1. */
export type Point = NonNullable<Node['position']>['start'];

/** The first character of a file. */
export const fileStart: Point = { line: 1, column: 1 };

/** The place of a character in a text. */
export function pointAt(text: string, index: number): Point {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Adds a message to a file, at the start of a node (it may be pages long) or at a point. */
export function addMessage(
  file: VFile,
  where: Node | Point | undefined,
  reason: string,
  note: string,
  correction?: Correction,
): Message {
  const place = where && ('line' in where ? where : where.position?.start);
  const [actual, right] = correction ?? [];
  const expected = right === undefined ? undefined : [right];
  return Object.assign(file.message(reason, { place: place ?? fileStart }), {
    note,
    ...(expected && { actual, expected }),
  });
}

/** Adds an error for a check that is not a rule of unified, which would set its severity and `ruleId`. */
export function addError(
  file: VFile,
  ruleId: string,
  where: Point,
  { reason, note }: Words,
  fatal = true,
) {
  const message = addMessage(file, where, reason, note);
  Object.assign(message, { fatal, source: 'content', ruleId });
}

/** As `addError`, but the check still passes. */
export const addWarning = (file: VFile, ruleId: string, where: Point, words: Words) =>
  addError(file, ruleId, where, words, false);

/** Which of some names to write instead of a wrong one. */
export function oneOf(word: string, names: string[]): string {
  const meant = suggest(word, names);
  return meant ? `Write "${meant}".` : `Write one of these: ${names.join(', ')}.`;
}

/**
 * The name that a misspelt word was meant to be: the same letters in another order, or the closest name by a few
 * letters. Undefined if in doubt, because wrong advice costs more than none.
 */
export function suggest(word: string, names: string[]): string | undefined {
  const limit = word.length > 5 ? Math.max(2, Math.floor(word.length / 5)) : 1;
  const [best, next] = [...new Set(names)]
    .map((name) => ({ name, steps: stepsBetween(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= limit && best.steps !== next?.steps ? best.name : undefined;
}

/** How many letters differ; letters in another order are one slip. */
const stepsBetween = (one: string, other: string) => {
  const steps = distance(one, other);
  return steps === 2 && lettersOf(one) === lettersOf(other) ? 1 : steps;
};

const lettersOf = (word: string) => [...word].sort().join('');
