import * as z from 'zod/mini';

/*
 * The rules the four forms are made of. An error is a code; its words are the interface's:
 * required, invalid, tooLong.
 */

/** Half a character becomes a replacement mark, as `toWellFormed` does in newer browsers. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/** On one line no mark may turn the writing around: it would turn the rest of a mail's subject too. */
const tidyLine = (text: string) =>
  wellFormed(text)
    .replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim();

const tidyText = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();

const filled = z.minLength(1, { error: 'required', abort: true });

/** One line that must be filled. */
export const line = (max: number) =>
  z.string('required').check(z.overwrite(tidyLine), filled, z.maxLength(max, 'tooLong'));

/** One line that may be left empty. */
export const optionalLine = (max: number) =>
  z._default(z.string('invalid').check(z.overwrite(tidyLine), z.maxLength(max, 'tooLong')), '');

/** Several lines that must be filled. */
export const text = (max: number) =>
  z.string('required').check(z.overwrite(tidyText), filled, z.maxLength(max, 'tooLong'));

/** Several lines that may be left empty. */
export const optionalText = (max: number) =>
  z._default(z.string('invalid').check(z.overwrite(tidyText), z.maxLength(max, 'tooLong')), '');

/** An address: empty is `required`, malformed is `invalid`. */
export const email = (max: number) =>
  line(max).check(z.regex(z.regexes.email, { error: 'invalid' }));

/** One of the values of a select; the empty placeholder is `required`. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: ({ input }) => (input ? 'invalid' : 'required') });

/** A box that must be ticked. */
export const tick = z.literal(true, 'required');

/** A box that may be ticked. */
export const optionalTick = z._default(z.boolean('invalid'), false);
