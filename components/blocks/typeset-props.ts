import * as z from 'zod';
import type { Locale } from '@/lib/locale';
import { typeset } from '@/supabase/functions/_shared/typography';

/**
 * Typesets every text in the props of a block, unless its schema says `verbatim`.
 * @param schema the value's; the value need not match, since the block itself refuses what does not
 */
export function typesetProps(schema: unknown, value: unknown, locale: Locale): unknown {
  if (schema instanceof z.ZodType && schema.meta()?.verbatim) return value;
  if (schema instanceof z.ZodOptional) return typesetProps(schema.unwrap(), value, locale);
  if (typeof value === 'string') return typeset(value, locale);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => typesetProps(schema.element, item, locale));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    typesetProps(schema.shape[name], item, locale),
  ]);
  return Object.fromEntries(entries);
}
