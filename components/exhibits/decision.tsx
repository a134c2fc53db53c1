import * as z from 'zod';
import { fill, formatShortDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import type { ExhibitWords } from './exhibit';

export const decision = z.strictObject({
  by: z.string().describe('Who decided: first name and name.'),
  at: z.iso
    .datetime({ local: true, message: 'write the day and the time: "2026-11-21T14:31"' })
    .describe('When, as "2026-11-21T14:31".'),
  reason: z.string().describe('Why, in a sentence.'),
});

type Props = { decision?: z.infer<typeof decision>; locale: Locale; words: ExhibitWords };

/** What was decided about an exhibit's incident: the reason, then who wrote it and when. */
export function Decision({ decision, locale, words }: Props) {
  if (!decision) return null;
  const { by, at, reason } = decision;
  const date = formatShortDate(at, locale);
  return (
    <div className="decision">
      <span className="decision-initials" aria-hidden="true">
        {by.match(/\p{Lu}/gu)?.slice(0, 2)}
      </span>
      <p>{reason}</p>
      <p className="small">{fill(words.decided, { by, date, time: at.slice(11, 16) })}</p>
    </div>
  );
}
