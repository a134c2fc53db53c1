import { dayOfLaw, daysAhead, partsOfDaysAhead } from '@/lib/law/calendar-days';
import { type Locale, languageOf } from '@/lib/locale';

type Props = {
  date: string;
  /** Whether the number is an element of its own, to be set large. */
  isLarge?: boolean;
  locale: Locale;
};

/** How far a day is: from the day of the build, until browser/count-days.ts counts from the reader's. */
export function DaysAhead({ date, isLarge, locale }: Props) {
  const days = [date, dayOfLaw(), languageOf(locale).tag] as const;
  return (
    <span data-day={date}>
      {isLarge
        ? partsOfDaysAhead(...days).map(({ type, value }) =>
            type === 'integer' ? <b key={type}>{value}</b> : value,
          )
        : daysAhead(...days)}
    </span>
  );
}
