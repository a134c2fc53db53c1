import type { ReactNode } from 'react';
import * as z from 'zod';

type Children = { children: ReactNode };

export const registerProps = z
  .strictObject({
    numbered: z.boolean().optional().describe('Counts the rows and sets them in two columns.'),
    columns: z.boolean().optional().describe('Sets short entries side by side, five at most.'),
  })
  .meta({ description: 'Rows of a ledger, an `Entry` each.', inside: 'required' });

export function Register({
  numbered,
  columns,
  children,
}: z.infer<typeof registerProps> & Children) {
  return numbered ? (
    <ol className="register register-numbered">{children}</ol>
  ) : (
    <ul className={columns ? 'register-columns' : 'register'}>{children}</ul>
  );
}

export const entryProps = z
  .strictObject({
    term: z.string().describe('What the row is about, its heading.'),
    refs: z.string().optional().describe('The article, at the end of the row.'),
  })
  .meta({ description: 'One row of a `Register`.', inside: 'required' });

export function Entry({ term, refs, children }: z.infer<typeof entryProps> & Children) {
  return (
    <li className="entry">
      <h3>{term}</h3> {children}
      {refs && <p className="entry-refs">{refs}</p>}
    </li>
  );
}
