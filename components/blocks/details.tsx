import * as z from 'zod';
import { defineBlock, verbatim } from './define-block';
import { Fold } from './fold';

export const Details = defineBlock(
  {
    description:
      'What only some readers need, folded. It opens in print and for a search in the page.',
    inside: 'required',
    props: z.strictObject({
      summary: z.string().describe('What is inside, in a few words: the line that opens it.'),
      hint: z.string().optional().describe('One line that stays in sight while it is closed.'),
      id: verbatim
        .optional()
        .describe('Anchor, the same in both languages: a link to it opens it.'),
      narrow: z.boolean().optional().describe('Folds it on a phone alone.'),
      beside: z
        .boolean()
        .optional()
        .describe('With `narrow`, an exhibit: it stands beside the words where there is room.'),
    }),
  },
  ({ summary, hint, id, narrow, beside, children }) => (
    <Fold
      {...{ summary, hint, id, children }}
      {...(narrow && { className: beside ? 'details-narrow details-beside' : 'details-narrow' })}
    />
  ),
);
