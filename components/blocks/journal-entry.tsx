import * as z from 'zod';
import { defineBlock } from './define-block';

/** What a day of a journal comes to: what was decided, by whom, on what evidence. */
export const JournalEntry = defineBlock(
  {
    description:
      'What a file keeps of a day: who did it, on what evidence, what was decided. Last in a `Section` with a `day`.',
    props: z.strictObject({
      by: z.string().max(3).optional().describe('Initials of whoever did it, as "LM".'),
      who: z.string().describe('Their name, and what they do.'),
      evidence: z.string().describe('The documents or facts that it rests on.'),
      decision: z.string().describe('What was decided, in a sentence.'),
      large: z.boolean().optional().describe('What the file turns on: twice a journal at most.'),
    }),
  },
  ({ by, who, evidence, decision, large, context }) => {
    const words = context.words.exhibits.journal;
    return (
      <dl className={large ? 'journal-entry journal-turn' : 'journal-entry'}>
        <div>
          <dt>{words.decision}</dt>
          <dd>
            <strong>{decision}</strong>
          </dd>
        </div>
        <div>
          <dt>{words.who}</dt>
          <dd>
            {by && (
              <span className="disc" aria-hidden="true">
                {by}
              </span>
            )}{' '}
            {who}
          </dd>
        </div>
        <div>
          <dt>{words.evidence}</dt>
          <dd>{evidence}</dd>
        </div>
      </dl>
    );
  },
);
