import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';

const what = z.string();

/** The verdicts that a questionnaire can end with, each under its stamp, and what it comes with. */
export const ScopeVerdicts = defineBlock(
  {
    description: 'The three verdicts of the questionnaires, stamped, and what each comes with.',
    props: z.strictObject({
      yes: what.describe('What comes with a yes, in a few words.'),
      part: what.describe('What comes with a yes for part of the work.'),
      no: what.describe('What comes with a no.'),
    }),
  },
  ({ context, ...texts }) => {
    const { verdicts } = context.words.scope;
    return (
      <ul className="scope-verdicts sheet">
        {(['yes', 'part', 'no'] as const).map((verdict) => (
          <li className={`scope-${verdict}`} key={verdict}>
            <strong className="scope-above">{verdicts[verdict]}</strong>{' '}
            <span>{texts[verdict]}</span>
          </li>
        ))}
      </ul>
    );
  },
);
