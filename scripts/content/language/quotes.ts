import type { Correction, TypographyRule } from './correction';

/** Quotation marks around a passage: opening, closing. */
export type Marks = readonly [string, string];

/**
 * Straight double quotes, and those of the other language, as `outer` marks; within them, straight
 * ones as `inner`. A quote without its other half, or after a figure (inches), stays as it is.
 * @param foreign quotation marks of the other language, replaced outside `outer`
 */
export function quotesRule(
  outer: Marks,
  inner: Marks,
  foreign: Marks,
  message: string,
): TypographyRule {
  return (text) => {
    const found: Correction[] = [];
    let inside = false;
    let open: { index: number; marks: Marks } | undefined;
    for (const { 0: sign, index } of text.matchAll(/["«»“”]/g)) {
      if (sign === outer[0]) inside = true;
      else if (sign === outer[1]) inside = false;
      else if (!open && opens(sign, text, index, foreign, inside))
        open = { index, marks: inside ? inner : outer };
      else if (open && closes(sign, text, index, open.index, foreign)) {
        const [before, after] = open.marks;
        found.push(
          { from: open.index, to: open.index + 1, text: before, message },
          { from: index, to: index + 1, text: after, message },
        );
        open = undefined;
      }
    }
    return found;
  };
}

function opens(sign: string, text: string, index: number, foreign: Marks, inside: boolean) {
  if (sign === foreign[0]) return !inside;
  return (
    sign === '"' && /(^|[\s(['’«“])$/.test(text.slice(0, index)) && /\S/.test(text[index + 1] ?? '')
  );
}

const closes = (sign: string, text: string, index: number, start: number, foreign: Marks) =>
  sign === (text[start] === '"' ? '"' : foreign[1]) &&
  (sign !== '"' || /^($|[\s.,;:!?)\]’»”…])/.test(text.slice(index + 1)));
