import type { ComponentProps } from 'react';
import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatFileDate } from '@/lib/format';
import { Exhibit, initials, moment } from './exhibit';

/** A decision: by whom, when and why. */
export const decided = {
  by: z.string().max(3).describe('Initials of the person who decided, as "LM".'),
  at: moment.describe('When, as "2026-11-21T14:31".'),
  reason: z.string().describe('What was decided and why, in a sentence.'),
};

/** What an exhibit may say of the incident it shows: where it is kept, who validated and decided. */
export const incidentProps = {
  file: z.string().optional().describe('The file that is open: stands in the bar.'),
  reviewer: initials,
  decision: z.strictObject(decided).optional().describe('What was decided: stands under the rest.'),
};

type Props = Pick<ComponentProps<typeof Exhibit>, 'kind' | 'nameless' | 'wide' | 'children'> & {
  /** The props of the exhibit. */
  incident: z.infer<z.ZodObject<typeof incidentProps>> & {
    caption: string;
    context: BlockContext;
  };
};

/** An exhibit that may show an incident: its file in the bar, and under the rest what was decided. */
export function IncidentExhibit({ incident, children, ...exhibit }: Props) {
  const { file, reviewer, decision, caption, context } = incident;
  return (
    <Exhibit {...exhibit} title={file} by={reviewer} caption={caption} context={context}>
      {children}
      {decision && <Reason {...decision} context={context} />}
    </Exhibit>
  );
}

type ReasonProps = z.infer<z.ZodObject<typeof decided>> & { context: BlockContext };

/** The reason of a decision, then who wrote it and when. */
export function Reason({ by, at, reason, context: { page, words } }: ReasonProps) {
  const date = formatFileDate(at, page.locale);
  return (
    <div className="incident-decision">
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
