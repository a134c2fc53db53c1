import type { RefObject } from 'react';
import type { FileDatesWords } from '@/lib/content/schemas/interface';
import { fill, formatDate } from '@/lib/format';
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
      <DatesList
        {...{ dates, days, today, words, names, locale }}
        action={(day) => (
          <>
            <p className="actions">
              {day && (
                <button className="button" type="button" onClick={save}>
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
