import type { RefObject } from 'react';
import type { FileDatesWords } from '@/lib/content/schemas/interface';
import { fill, formatDate, formatShortDate } from '@/lib/format';
import type { DueDate, FileDays } from '@/lib/law/file-dates';
import type { Locale } from '@/lib/locale';
import { download } from '../download';
import { type DemoWay, ToolDemo } from '../tool-demo';
import { fileCalendar, toCome } from './calendar';
import { DatesList } from './dates-list';
import type { CountryNames } from './words';

type Props = {
  dates: DueDate[];
  days: FileDays;
  reference: string;
  /** The visitor's day (ISO). */
  today: string;
  words: FileDatesWords;
  names: CountryNames;
  locale: Locale;
  heading: RefObject<HTMLHeadingElement | null>;
  demo: DemoWay | undefined;
};

/** What a visitor's days come to; to print, or as a calendar file. */
export function Result({ dates, days, reference, today, heading, demo, ...props }: Props) {
  const { words, names, locale } = props;
  const ahead = toCome(dates, today);
  // What has no day has the way to the demo, which is there once.
  const isDated = dates.every(({ day }) => day);
  const years = yearsOf(ahead, today);
  const save = () =>
    download(words.fileName, 'ics', fileCalendar(ahead, { words, names, locale, reference }));
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {reference ? fill(words.resultOf, { reference }) : words.result}
      </h3>
      <p className="small">
        {fill(words.calculatedOn, { date: formatDate(today, locale) })} {words.caution}
      </p>
      {/* Over a year or two it would say no more than the list; over a lifetime, less. */}
      {years.length > 1 && years.length < 15 && (
        <p className="day-count-days" aria-hidden="true">
          {years.map((year) => (
            <span key={year}>
              {year}
              {[...new Set(ahead.map(({ day = '' }) => day))]
                .filter((day) => day.startsWith(year))
                .map((day) => (
                  <small key={day}>{formatShortDate(day, locale).slice(0, 5)}</small>
                ))}
            </span>
          ))}
        </p>
      )}
      <DatesList
        {...{ dates, days, today, words, names, locale }}
        action={(day) => (
          <>
            <p className="actions">
              {day && (
                <button
                  className={isDated ? 'button' : 'button button-outlined'}
                  type="button"
                  onClick={save}
                >
                  {words.calendar}
                </button>
              )}
              {demo && (!day || isDated) && <ToolDemo demo={demo}>{words.demo}</ToolDemo>}
            </p>
            {day && <p className="small">{words.calendarNote}</p>}
          </>
        )}
      />
    </>
  );
}

/** The years from a day until the last of these days. */
function yearsOf(dates: DueDate[], today: string): string[] {
  const first = Number(today.slice(0, 4));
  const last = Number(dates.at(-1)?.day?.slice(0, 4) ?? first);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
