import * as z from 'zod';
import { verbatim } from './define-block';

/** The answers of a question, each with what it leads to, in the order in which they stand. */
export const answers = z
  .array(
    z.strictObject({
      label: z.string().describe('Words of the answer.'),
      to: verbatim.describe('The `id` of the question or result that it leads to.'),
    }),
  )
  .min(2)
  .describe('Two answers or more, in the order in which they stand.');
