import type { ReactNode } from 'react';
import * as z from 'zod';

export const outcomeProps = z
  .strictObject({
    id: z
      .string()
      .optional()
      .describe(
        'What the address ends with, after its #, when this is shown. Without an id: where it ends with none.',
      ),
    title: z.string().describe('Heading of the outcome.'),
    stamp: z.string().optional().describe('One word, stamped across the corner; once a page.'),
  })
  .meta({
    description: 'What is shown after a form was posted without JavaScript.',
    inside: 'required',
  });

type Props = z.infer<typeof outcomeProps> & { children: ReactNode };

export function Outcome({ id, title, stamp, children }: Props) {
  return (
    <section className="outcome" id={id}>
      <h2>{title}</h2>
      <div>{children}</div>
      {stamp && <p className="stamp">{stamp}</p>}
    </section>
  );
}
