import * as z from 'zod';
import { fill, formatShortDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import { type ExhibitWords, initials, moment } from './exhibit';

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

type Props = {
  decision: z.infer<typeof incidentProps.decision>;
  locale: Locale;
  words: ExhibitWords;
};

/** The reason of a decision, then who wrote it and when. */
export function IncidentDecision({ decision, locale, words }: Props) {
  if (!decision) return null;
  const { by, at, reason } = decision;
  const date = formatShortDate(at, locale);
  return (
    <div className="incident-decision">
      <span className="disc" aria-hidden="true">
        {by}
      </span>
      <p>{reason}</p>
      <p className="ledger-source">{fill(words.decided, { by, date, time: at.slice(11, 16) })}</p>
    </div>
  );
}
