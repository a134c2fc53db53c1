import * as z from 'zod';
import type { Locale } from '@/lib/locale';
import { schemaAt } from '../schema-parts';
import type { Signs, Written } from '../written';
import { type Passage, passageOf } from './passage';
import { readableParts } from './signs';

/** Fields and props that hold addresses, anchors and articles of law instead of prose. */
const notProse = new Set(['href', 'id', 'order', 'path', 'reference', 'refs']);

/**
 * The prose among the values of a front matter, a block or a data file: the texts that their schema
 * leaves free.
 * @param shift what to add to the values' offsets to get those of the file
 */
export function writtenProse(
  written: Written,
  schema: z.ZodType,
  file: string,
  locale: Locale,
  shift = 0,
): Passage[] {
  return texts(written, []).flatMap(({ path, signs: { start, end, notation } }) => {
    const name = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
    if (notProse.has(name) || !(schemaAt(schema, path) instanceof z.ZodString)) return [];
    const parts = readableParts(file, { start: start + shift, end: end + shift, notation });
    return [passageOf(parts, locale)];
  });
}

function texts(
  { value, signs, parts }: Written,
  path: string[],
): { path: string[]; signs: Signs }[] {
  if (typeof value === 'string' && signs) return [{ path, signs }];
  return [...parts].flatMap(([key, part]) => texts(part.written, [...path, key]));
}
