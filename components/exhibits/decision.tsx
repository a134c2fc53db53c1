import type { ComponentProps } from 'react';
import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatFileDate } from '@/lib/format';
import { Exhibit, initials, moment } from './exhibit';

/** The props of a decision: by whom, when and why. */
export const decided = {
  by: z.string().max(3).describe('Initials of the person who decided, as "LM".'),
  at: moment.describe('When, as "2026-11-21T14:31".'),
  reason: z.string().describe('What was decided and why, in a sentence.'),
};

/** What an exhibit may say of the decision it shows: the file it is kept in, who validated it, what it was. */
export const decisionProps = {
  file: z.string().optional().describe('The file that is open: stands in the bar.'),
  reviewer: initials,
  decision: z.strictObject(decided).optional().describe('What was decided: stands under the rest.'),
};

type Props = Pick<ComponentProps<typeof Exhibit>, 'kind' | 'nameless' | 'wide' | 'children'> & {
  /** The props of the exhibit. */
  block: z.infer<z.ZodObject<typeof decisionProps>> & {
    caption: string;
    context: BlockContext;
  };
};

/** An exhibit that may show a decision: its file in the bar, and under the rest what was decided. */
export function DecidedExhibit({ block, children, ...exhibit }: Props) {
  const { file, reviewer, decision, caption, context } = block;
  return (
    <Exhibit {...exhibit} title={file} by={reviewer} caption={caption} context={context}>
      {children}
      {decision && <Decision {...decision} context={context} />}
    </Exhibit>
  );
}

type DecisionProps = z.infer<z.ZodObject<typeof decided>> & {
  context: BlockContext;
};

/** A decision: its reason, then who wrote it and when. */
export function Decision({ by, at, reason, context: { page, words } }: DecisionProps) {
  const date = formatFileDate(at, page.locale);
  return (
    <div className="decision">
      <span className="disc" aria-hidden="true">
        {by}
      </span>
      <p>
        <q>{reason}</q>
      </p>
      <p className="ledger-source">
        {fill(words.exhibits.decided, { by, date, time: at.slice(11, 16) })}
      </p>
    </div>
  );
}
