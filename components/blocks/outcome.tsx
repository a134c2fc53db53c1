import * as z from 'zod';
import { defineBlock, verbatim } from './define-block';

export const Outcome = defineBlock(
  {
    description: 'What is shown after a form was posted without JavaScript.',
    inside: 'required',
    props: z.strictObject({
      id: verbatim
        .optional()
        .describe(
          'What the address ends with, after its #, when this is shown. Without an id: where it ends with none.',
        ),
      title: z.string().describe('Heading of the outcome.'),
      stamp: z.string().optional().describe('One word, stamped across the corner; once a page.'),
    }),
  },
  ({ id, title, stamp, children }) => (
    <section className="outcome sheet" id={id}>
      <h2>{title}</h2>
      <div>{children}</div>
      {stamp && <p className="stamp">{stamp}</p>}
    </section>
  ),
);
