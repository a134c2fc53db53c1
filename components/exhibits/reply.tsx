import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Chip } from './exhibit';

/** What somebody asks of a file, and the decision that answers: without a number. */
export const Reply = defineBlock(
  {
    description: 'A question of an inspector, and what the file answers: the reason and its facts.',
    props: z.strictObject({
      lead: z.string().describe('Who asks, or when, above the question.'),
      question: z.string().describe('What is asked, in one sentence.'),
      file: z.string().describe('What the file holds, in a word: stands in the bar.'),
      result: z.string().describe('What became of it, in a word.'),
      match: z
        .strictObject({
          name: z.string().describe('The name that a list has too.'),
          score: z.int().min(0).max(100).describe('How alike the two are, out of 100.'),
        })
        .describe('The match that was asked about.'),
      reason: z.string().describe('What was decided and why, in a sentence.'),
      facts: z
        .array(
          z.strictObject({
            label: z.string().describe('What is asked of it, in a word or three.'),
            value: z.string().describe('What the file says.'),
          }),
        )
        .length(3)
        .describe('Who decided, when and on what.'),
    }),
  },
  ({ lead, question, file, result, match, reason, facts, context }) => (
    <figure className="reply">
      <p className="reply-lead">{lead}</p>
      <p className="reply-question">{question}</p>
      <div className="exhibit-sheet">
        <p className="exhibit-bar">
          <strong>{file}</strong> <Chip>{result}</Chip>
        </p>
        <p className="reply-match">
          <span>{match.name}</span> <span>{match.score} / 100</span>
        </p>
        <svg className="reply-score no-print" aria-hidden="true">
          <rect width={`${match.score}%`} height="100%" />
        </svg>
        <p className="reply-reason">
          <q>{reason}</q>
        </p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="small">{context.words.exhibits.fictitiousNames}</figcaption>
    </figure>
  ),
);
