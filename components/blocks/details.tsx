import type { ReactNode } from 'react';
import * as z from 'zod';

export const detailsProps = z
  .strictObject({
    summary: z.string().describe('What is inside, in a few words: the line that opens it.'),
    hint: z.string().optional().describe('One line that stays in sight while it is closed.'),
    id: z
      .string()
      .optional()
      .describe('Anchor, the same in both languages: a link to it opens it.'),
  })
  .meta({
    description:
      'What only some readers need, folded. It opens in print and for a search in the page.',
    inside: 'required',
  });

type Props = z.infer<typeof detailsProps> & { children: ReactNode };

export function Details({ summary, hint, id, children }: Props) {
  return (
    <details className="details" id={id}>
      <summary>
        {summary}{' '}
        {hint && (
          <span className="small" data-markdown="separate">
            {hint}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
