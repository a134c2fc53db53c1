import type { FileDatesWords } from '@/lib/content/schemas/interface';
import { fill, formatDate, formatDuration } from '@/lib/format';
import {
  type DueDate,
  type FileDays,
  regulationDay,
  ruleNamed,
  type Start,
} from '@/lib/law/file-dates';
import { shiftDay } from '@/lib/law/periods';
import type { Locale } from '@/lib/locale';
import { DayCount } from './day-count';
import { type CountryNames, countOf, lawOf, wordsOf } from './words';

type Props = {
  dates: DueDate[];
  /** The days they were worked out from. */
  days: FileDays;
  /** The day on which they are read (ISO). */
  today: string;
  words: FileDatesWords;
  names: CountryNames;
  locale: Locale;
};

/** The days that the law sets in a file, each with what falls due, how it was counted and its article. */
export function DatesList({ dates, days, today, words, names, locale }: Props) {
  const withoutRule = (Object.keys(days) as Start[]).filter((start) =>
    dates.every((date) => date.start !== start),
  );
  const next = dates.find(({ day }) => day && day >= today)?.day;
  return (
    <ol className="dates-list">
      {/* First what is to be done although the law sets no day. */}
      {[...new Set([...dates.filter(({ day }) => !day), ...dates].map(({ day }) => day))].map(
        (day = '') => (
          <li key={day} className={classOf(day)}>
            <p className="dates-day">
              {day ? <time dateTime={day}>{formatDate(day, locale)}</time> : words.openNow}{' '}
              <span className="dates-distance">{day ? distanceOf(day) : words.withoutDay}</span>
            </p>
            <ul className="dates-entries">
              {dates
                .filter((date) => (date.day ?? '') === day)
                .map((date) => (
                  <Entry key={date.rule} {...{ date, words, names, locale }} />
                ))}
            </ul>
          </li>
        ),
      )}
      {withoutRule.length > 0 && (
        <li className="dates-later">
          <p className="dates-day">
            {fill(words.law2027, { date: formatDate(regulationDay, locale) })}
          </p>
          <ul className="dates-entries">
            {withoutRule.map((start) => (
              <li key={start}>
                {fill(words.noRule, {
                  start: words.starts[start],
                  date: formatDate(days[start] ?? '', locale),
                })}
              </li>
            ))}
          </ul>
        </li>
      )}
    </ol>
  );

  /** The next day stands out, most within a year; not if it is further off and something is due now. */
  function classOf(day: string) {
    if (!day) return 'dates-undated';
    if (day !== next) return undefined;
    if (day <= shiftDay(today, 366)) return 'dates-next dates-near';
    return dates.every((date) => date.day) ? 'dates-next' : undefined;
  }

  function distanceOf(day: string) {
    if (day < today) return words.past;
    if (day === today) return words.today;
    return fill(words.inTime, { time: formatDuration(today, day, locale) });
  }
}

type EntryProps = Pick<Props, 'words' | 'names' | 'locale'> & { date: DueDate };

function Entry({ date, words, names, locale }: EntryProps) {
  const { what, refs, note } = wordsOf(date.rule, words);
  const { period } = ruleNamed(date.rule);
  return (
    <li>
      <p className="small">{lawOf(date.rule, words, names, locale)}</p>
      <p>
        <strong>{what}</strong>
      </p>
      <p>{countOf(date, words, locale)}</p>
      {period?.unit === 'day' && <DayCount from={date.from} count={period.count} />}
      {note && <p className="dates-note">{note}</p>}
      <p className="references small">{refs}</p>
    </li>
  );
}
