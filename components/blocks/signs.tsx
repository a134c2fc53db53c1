import * as z from 'zod';
import { defineBlock } from './define-block';

export const Signs = defineBlock(
  {
    description: 'Warning signs: a Markdown list, set in two columns of short items.',
    inside: 'required',
    props: z.strictObject({
      checklist: z
        .boolean()
        .optional()
        .describe('What an inspector asks to see: boxes to tick in place of warning triangles.'),
    }),
  },
  ({ checklist, children }) => (
    <div className={checklist ? 'signs signs-checklist' : 'signs'}>{children}</div>
  ),
);
