import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatFileDate } from '@/lib/format';
import { Chip, initials, moment } from './exhibit';

export const matchProps = z.strictObject({
  name: z.string().describe('Name on the list.'),
  source: z.string().optional().describe('The list.'),
  score: z.number().describe('Similarity of the names, 0 to 100.'),
  reason: z.string().describe('What the decision rests on.'),
  decision: z.enum(['discarded', 'confirmed', 'open']).describe('What became of it.'),
  by: initials,
  at: moment.optional().describe('When it was decided, as "2026-11-21T14:31".'),
});

type Props = z.infer<typeof matchProps> & { context: BlockContext };

/** A suggested match with what became of it: decided by whom, when and why. */
export function Match(props: Props) {
  const { name, source, score, reason, decision, by, at, context } = props;
  const words = context.words.exhibits;
  const sentence = { discarded: words.discardedOn, confirmed: words.confirmedOn, open: '' };
  return (
    <div className="match">
      <p className="match-name">
        <span>
          <strong>{name}</strong> {source}
        </span>{' '}
        <span className="match-score">
          <span className="visually-hidden">{words.score} </span>
          {score} / 100
        </span>
      </p>
      <p className="match-reason">
        {by && <span className="disc">{by}</span>}
        <span>
          <q>{reason}</q>{' '}
          {at && decision !== 'open' ? (
            <span className="ledger-source">
              {fill(sentence[decision], {
                date: formatFileDate(at, context.page.locale),
                time: at.slice(11, 16),
              })}
            </span>
          ) : (
            <Chip alert={decision === 'open'}>{words[decision]}</Chip>
          )}
        </span>
      </p>
    </div>
  );
}
