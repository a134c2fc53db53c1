import type { ReactNode } from 'react';
import * as z from 'zod';

export const signsProps = z
  .strictObject({
    checklist: z
      .boolean()
      .optional()
      .describe('What an inspector asks to see: boxes to tick in place of warning triangles.'),
  })
  .meta({
    description: 'Warning signs: a Markdown list, set in two columns of short items.',
    inside: 'required',
  });

type Props = z.infer<typeof signsProps> & { children: ReactNode };

export const Signs = ({ checklist, children }: Props) => (
  <div className={checklist ? 'signs signs-checklist' : 'signs'}>{children}</div>
);
