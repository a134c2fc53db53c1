import * as z from 'zod';

/** Schemas that the code sets for some parts, not derived from the French words. */
type Exceptions = { [key: string]: z.ZodType | Exceptions };

/**
 * The schema of words with the keys of the French ones: a text with the same placeholders where French has a
 * text, a list of texts where it has a list.
 */
export function sameShape(french: unknown, exceptions: Exceptions = {}): z.ZodType {
  if (Array.isArray(french)) return z.array(z.string().min(1));
  if (!isGroup(french) && Object.keys(exceptions).length === 0)
    return textLike(String(french ?? ''));
  const parts: Record<string, unknown> = isGroup(french) ? french : {};
  return z.strictObject(
    Object.fromEntries(
      Object.keys({ ...parts, ...exceptions }).map((key) => {
        const exception = exceptions[key];
        const schema =
          exception instanceof z.ZodType ? exception : sameShape(parts[key], exception);
        return [key, schema];
      }),
    ),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textLike(french: string) {
  const placeholders = placeholdersIn(french);
  return z
    .string()
    .min(1)
    .refine((text) => placeholdersIn(text) === placeholders, {
      error: placeholders
        ? `write it with ${placeholders} and nothing else in braces: the site fills them in`
        : 'write it without braces: the site fills in nothing here',
    })
    .describe(`In French: “${french}”.`);
}

/** What `fill` in lib/format.ts replaces: {count}, {date}. */
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(', ');
