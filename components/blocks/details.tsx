import type { ReactNode } from 'react';
import * as z from 'zod';

export const detailsProps = z
  .strictObject({
    summary: z.string().describe('What is inside, in a few words: the line that opens it.'),
    hint: z.string().optional().describe('One line that stays in sight while it is closed.'),
  })
  .meta({
    description:
      'What only some readers need, folded. It opens in print and for a search in the page.',
    inside: 'required',
  });

type Props = z.infer<typeof detailsProps> & { children: ReactNode };

export function Details({ summary, hint, children }: Props) {
  return (
    <details className="details">
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
