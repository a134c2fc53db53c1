import type { RefObject } from 'react';
import type { FileDatesWords } from '@/lib/content/schemas/interface';
import { fill, formatDate } from '@/lib/format';
import type { DueDate, FileDays } from '@/lib/law/file-dates';
import type { Locale } from '@/lib/locale';
import { type DemoWay, ToolDemo } from '../tool-demo';
import { DatesList } from './dates-list';
import { DatesScale } from './dates-scale';
import type { CountryNames } from './words';

type Props = {
  dates: DueDate[];
  /** Those to come. */
  ahead: DueDate[];
  days: FileDays;
  reference: string;
  /** The visitor's day (ISO). */
  today: string;
  words: FileDatesWords;
  names: CountryNames;
  locale: Locale;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Takes those to come into a calendar. */
  save: () => void;
  demo: DemoWay | undefined;
};

/** What a visitor's days come to. */
export function Result({
  dates,
  ahead,
  days,
  reference,
  today,
  heading,
  save,
  demo,
  ...props
}: Props) {
  const { words, names, locale } = props;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {reference ? fill(words.resultOf, { reference }) : words.result}
      </h3>
      <p className="small">
        {fill(words.calculatedOn, { date: formatDate(today, locale) })} {words.caution}
      </p>
      <DatesScale
        days={ahead.map(({ day = '' }) => day)}
        isOpen={dates.some(({ day }) => !day)}
        todayName={words.today}
        {...{ today, locale }}
      />
      <p className="actions">
        {ahead.length > 0 && (
          <button className="button" type="button" onClick={save}>
            {words.calendar}
          </button>
        )}
        {demo && <ToolDemo demo={demo}>{words.demo}</ToolDemo>}
      </p>
      <DatesList {...{ dates, days, today, words, names, locale }} />
    </>
  );
}
