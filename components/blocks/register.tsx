import * as z from 'zod';
import { defineBlock } from './define-block';

export const Register = defineBlock(
  {
    description: 'Rows of a ledger, an `Entry` each.',
    inside: 'required',
    props: z.strictObject({
      numbered: z.boolean().optional().describe('Counts the rows and sets them in two columns.'),
      columns: z
        .boolean()
        .optional()
        .describe('Sets short entries side by side: up to five in a row, six in rows of three.'),
      quiet: z
        .boolean()
        .optional()
        .describe(
          'Columns that follow others and are set smaller. On a phone both are lists, each name beside its text.',
        ),
      halves: z
        .boolean()
        .optional()
        .describe('Sets two entries large, as two halves of one thing, the second on green.'),
      statements: z.boolean().optional().describe('Sets what is said large, its term small.'),
    }),
  },
  ({ numbered, columns, quiet, halves, statements, children }) => {
    if (numbered) return <ol className="register register-numbered">{children}</ol>;
    const classes = [
      columns || quiet || halves ? 'register-columns' : 'register',
      quiet && 'register-quiet',
      (statements || halves) && 'statements',
    ];
    return <ul className={classes.filter(Boolean).join(' ')}>{children}</ul>;
  },
);

export const Entry = defineBlock(
  {
    description: 'One row of a `Register`.',
    inside: 'required',
    props: z.strictObject({
      term: z.string().describe('What the row is about, its heading.'),
      refs: z.string().optional().describe('The article, at the end of the row.'),
    }),
  },
  ({ term, refs, children }) => (
    <li className="entry">
      <h3>{term}</h3> {children}
      {refs && <p className="entry-refs small">{refs}</p>}
    </li>
  ),
);
