import * as z from 'zod/mini';
import { kinds, maxHolders, roles } from '@/lib/law/beneficial-owners';
import { countries } from '@/lib/law/countries';
import type { Values } from './rows';

const text = z.string().check(z.maxLength(80));

const row = z.object({
  name: text,
  kind: z.enum(kinds),
  of: text,
  share: text,
  votes: text,
  role: z.union([z.enum(roles), z.literal('')]),
  controls: z.boolean(),
});

/** A saved case: the form as it stood, with its names. */
const savedCase = z.object({
  format: z.literal('beneficial-owners-1'),
  client: text,
  country: z.enum(countries),
  votesDiffer: z.boolean(),
  rows: z.record(z.string().check(z.regex(/^r\d{1,4}$/)), row),
});

/** The case as the text of a file that `openCase` reads. */
export const saveCase = (values: Values) =>
  JSON.stringify({ format: 'beneficial-owners-1', ...values }, null, 2);

/** @returns the case in a file, or nothing if it holds none */
export function openCase(content: string): Values | undefined {
  try {
    const { format, ...values } = savedCase.parse(JSON.parse(content));
    const ids = Object.keys(values.rows);
    return ids.length > 0 && ids.length <= maxHolders ? values : undefined;
  } catch {
    return undefined;
  }
}
