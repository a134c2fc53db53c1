import * as z from 'zod';
import { defineBlock } from './define-block';

export const Questions = defineBlock(
  {
    description: 'Questions and answers, a `Question` each.',
    inside: 'required',
    props: z.strictObject({
      columns: z
        .boolean()
        .optional()
        .describe('Sets many of them in two columns under the heading.'),
    }),
  },
  ({ columns, children }) => <div className={columns ? 'folds' : 'questions'}>{children}</div>,
);

/** `data-question` tells the structured data where a question and its answer are. */
export const Question = defineBlock(
  {
    description: 'One question of `Questions`, with its answer inside.',
    inside: 'required',
    props: z.strictObject({
      title: z.string().describe('The question.'),
      open: z.boolean().optional().describe('True shows its answer at once: the first, at most.'),
    }),
  },
  ({ title, open, children }) => (
    <details className="details question" data-question="" open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  ),
);
