import { dayOfLaw, daysAhead } from '@/lib/law/calendar-days';
import { type Locale, languageOf } from '@/lib/locale';

type Props = { date: string; locale: Locale };

/** How far a day is: from the day of the build, until browser/deadlines.ts counts from the reader's. */
export const DaysAhead = ({ date, locale }: Props) => (
  <span data-day={date}>{daysAhead(date, dayOfLaw(), languageOf(locale).tag)}</span>
);
