import { type RefObject, useEffect, useRef } from 'react';
import type { FileDatesWords } from '@/lib/content/schemas/tool-words';
import { fill, formatDate, formatDuration } from '@/lib/format';
import { type DueDate, type FileDays, regulationDay, type Start } from '@/lib/law/file-dates';
import type { Locale } from '@/lib/locale';
import { download } from '../download';
import { fileCalendar, toCome } from './calendar';
import { type CountryNames, countOf, lawOf, wordsOf } from './words';

type Props = {
  dates: DueDate[];
  days: FileDays;
  reference: string;
  /** The visitor's day (ISO). */
  today: string;
  words: FileDatesWords;
  names: CountryNames;
  locale: Locale;
  /** Whether the result takes the focus, which brings it into view. */
  leadsToResult: RefObject<boolean>;
};

/** The days that the law sets in a file, each with its article and how it was counted; to print, or for an agenda. */
export function Result({ dates, days, leadsToResult, ...props }: Props) {
  const { reference, today, words, names, locale } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (leadsToResult.current) title.current?.focus();
    leadsToResult.current = false;
  }, [leadsToResult]);
  const ahead = toCome(dates, today);
  const groups = [...new Set(dates.map(({ day }) => day))];
  const withoutRule = (Object.keys(days) as Start[]).filter((start) =>
    dates.every((date) => date.start !== start),
  );
  return (
    <div className="dates-result">
      <h3 ref={title} tabIndex={-1}>
        {reference ? fill(words.resultOf, { reference }) : words.result}
      </h3>
      <p className="small">
        {fill(words.calculatedOn, { date: formatDate(today, locale) })} {words.caution}
      </p>
      <ol className="dates-list">
        {groups.map((day) => (
          <li key={day ?? ''}>
            <p className="dates-day">
              {day ? <time dateTime={day}>{formatDate(day, locale)}</time> : words.noDay}{' '}
              {day && <span className="dates-distance">{distanceOf(day)}</span>}
            </p>
            <ul>
              {dates
                .filter((date) => date.day === day)
                .map((date) => (
                  <Entry key={date.rule} {...{ date, words, names, locale }} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {withoutRule.map((start) => (
        <p className="dates-none" key={start}>
          {fill(words.noRule, {
            start: words.starts[start],
            date: formatDate(days[start] ?? '', locale),
            regulation: formatDate(regulationDay, locale),
          })}
        </p>
      ))}
      <p className="actions">
        {ahead.length > 0 && (
          <button
            className="button button-outlined"
            type="button"
            onClick={() =>
              download(
                words.fileName,
                'ics',
                fileCalendar(ahead, { words, names, locale, reference }),
              )
            }
          >
            {words.calendar}
          </button>
        )}
        <button className="button-quiet" type="button" onClick={() => print()}>
          {words.print}
        </button>
      </p>
      {ahead.length > 0 && <p className="small dates-reminders">{words.calendarNote}</p>}
    </div>
  );

  function distanceOf(day: string) {
    if (day < today) return words.past;
    if (day === today) return words.today;
    return fill(words.inTime, { time: formatDuration(today, day, locale) });
  }
}

type EntryProps = Pick<Props, 'words' | 'names' | 'locale'> & { date: DueDate };

function Entry({ date, words, names, locale }: EntryProps) {
  const { what, refs, note } = wordsOf(date.rule, words);
  return (
    <li>
      <strong>{what}</strong>
      <p>{countOf(date, words, locale)}</p>
      {note && <p>{note}</p>}
      <p className="references">{`${refs} · ${lawOf(date.rule, words, names, locale)}`}</p>
    </li>
  );
}
