import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Decision, decided } from './decision';

/** What somebody asks of a file, and the decision that answers: small, without a number. */
export const Reply = defineBlock(
  {
    description:
      'A question of an inspector and the decision that answers it, small: where `Steps` lead to.',
    props: z.strictObject({
      lead: z.string().describe('Who asks, or when, above the question.'),
      question: z.string().describe('What is asked, in one sentence.'),
      file: z.string().describe('The file that answers.'),
      ...decided,
    }),
  },
  ({ lead, question, file, context, ...decision }) => (
    <figure className="reply">
      <p className="reply-lead">{lead}</p>
      <p className="reply-question">{question}</p>
      <div className="exhibit-sheet">
        <p className="exhibit-bar">
          <strong>{file}</strong>
        </p>
        <Decision {...decision} context={context} />
      </div>
      <figcaption className="small">{context.words.exhibits.fictitiousNames}</figcaption>
    </figure>
  ),
);
