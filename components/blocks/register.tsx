import * as z from 'zod';
import { defineBlock, verbatim } from './define-block';

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
      answer: z
        .strictObject({
          text: z.string().describe('The answer, in a few words.'),
          href: verbatim.describe('Where it is given.'),
        })
        .optional()
        .describe('Where the row is a question: what is known of it.'),
      open: z.string().optional().describe('What is still to be settled, in a few words.'),
      refs: z.string().optional().describe('The article, at the end of the row.'),
    }),
  },
  ({ term, answer, open, refs, children }) => (
    <li className="entry">
      <h3>{term}</h3> {children}
      {answer && (
        <p className="entry-mark">
          <span className="tick" aria-hidden="true" /> <a href={answer.href}>{answer.text}</a>
        </p>
      )}
      {open && (
        <p className="entry-mark">
          <span className="ring" aria-hidden="true" /> {open}
        </p>
      )}
      {refs && <p className="entry-refs small">{refs}</p>}
    </li>
  ),
);
