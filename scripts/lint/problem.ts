import type { Node, Point } from 'unist';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';

/** Where something stands: a node of a tree, or a point counted from 1. */
export type Place = Node | Point;

/** The first character of a file. */
export const fileStart: Point = { line: 1, column: 1 };

/**
 * Adds a message to a file.
 * @param note what to write instead
 */
export function problem(
  file: VFile,
  place: Place | undefined,
  reason: string,
  note: string,
): VFileMessage {
  const message = file.message(reason, { place: startOf(place) });
  message.note = note;
  return message;
}

/** As `problem`, for checks that are no rule of unified: the message is an error of `ruleId`. */
export function error(
  file: VFile,
  ruleId: string,
  place: Place | undefined,
  reason: string,
  note: string,
) {
  Object.assign(problem(file, place, reason, note), { fatal: true, source: 'content', ruleId });
}

/** The start of a place: a block may be pages long, and its end says nothing. */
function startOf(place: Place | undefined): Point {
  if (!place) return fileStart;
  if ('line' in place) return place;
  return place.position?.start ?? fileStart;
}
