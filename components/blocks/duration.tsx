import * as z from 'zod';
import { defineBlock } from './define-block';

/** The end of the scale, in months: three years. */
const longest = 36;

export const Duration = defineBlock(
  {
    description:
      'How long something is kept, as a bar of at most three years; the words beside it say it.',
    props: z.strictObject({
      months: z.number().positive().max(longest).describe('Its length, in months.'),
    }),
  },
  ({ months }) => (
    <svg
      className="duration"
      viewBox={`0 0 ${longest} 1`}
      width="100%"
      height="10"
      preserveAspectRatio="none"
      fill="currentcolor"
      aria-hidden="true"
    >
      <rect width={longest} height="1" opacity="0.15" />
      <rect width={Math.max(months, 0.2)} height="1" />
    </svg>
  ),
);
