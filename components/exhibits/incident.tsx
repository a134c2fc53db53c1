import type { ComponentProps } from 'react';
import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatShortDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import { Exhibit, type ExhibitWords, initials, moment } from './exhibit';

/** What an exhibit may say of the incident it shows: where it is kept, who validated and decided. */
export const incidentProps = {
  file: z.string().optional().describe('The file that is open: stands in the bar.'),
  reviewer: initials,
  decision: z
    .strictObject({
      by: z.string().max(3).describe('Initials of the person who decided, as "LM".'),
      at: moment.describe('When, as "2026-11-21T14:31".'),
      reason: z.string().describe('What was decided and why, in a sentence.'),
    })
    .optional()
    .describe('What was decided: stands under the rest.'),
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
  const words = context.words.exhibits;
  return (
    <Exhibit {...exhibit} title={file} by={reviewer} caption={caption} words={words}>
      {children}
      {decision && <Reason {...decision} locale={context.page.locale} words={words} />}
    </Exhibit>
  );
}

type ReasonProps = NonNullable<z.infer<typeof incidentProps.decision>> & {
  locale: Locale;
  words: ExhibitWords;
};

/** The reason of a decision, then who wrote it and when. */
export function Reason({ by, at, reason, locale, words }: ReasonProps) {
  const date = formatShortDate(at, locale);
  return (
    <div className="incident-decision">
      <span className="disc" aria-hidden="true">
        {by}
      </span>
      <p>
        <q>{reason}</q>
      </p>
      <p className="ledger-source">{fill(words.decided, { by, date, time: at.slice(11, 16) })}</p>
    </div>
  );
}
