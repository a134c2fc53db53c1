import * as z from 'zod/mini';
import { maxHolders } from '@/lib/law/beneficial-owners';
import { type Values, valuesSchema } from './rows';

/** A saved case: the form as it stood, with its names. */
const savedCase = z.object({
  format: z.literal('beneficial-owners-1'),
  ...valuesSchema.shape,
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
