import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { formatDate } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import { datesIn, monthsFrom, wordsOf } from './year';

type Props = { id: string; sectors: Sector[]; context: BlockContext };

/**
 * The twelve months from the day of the build, a line for each profession: its name leads to its dates, each day of the
 * law stands in its month. The days of all professions cross every line.
 */
export function YearStrip({ id, sectors, context }: Props) {
  const { content, words } = context;
  const { locale } = context.page;
  const months = monthsFrom(dayOfLaw());
  const nameOf = (month: string, length: 'short' | 'narrow') =>
    new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  const common = datesIn(content.deadlinesOf(locale), months);
  return (
    <nav className="year-strip no-print" id={id} aria-label={words.deadlines.professions}>
      <p className="year-months" aria-hidden="true" data-markdown="none">
        {months.map((month, index) => (
          <span key={month} className={`month-${index + 1}`}>
            <span className="year-month">{nameOf(month, 'short')}</span>
            <span className="year-initial">{nameOf(month, 'narrow')}</span>
            {(index === 0 || month.endsWith('-01')) && <small>{month.slice(0, 4)}</small>}
          </span>
        ))}
      </p>
      <ul className="year-lines">
        <li className="year-all">
          <a href="#all">{words.deadlines.common}</a>
          <Days days={common} />
        </li>
        {sectors.map((sector) => (
          <li key={sector.name}>
            <a href={`#${content.professionAnchor(sector)}`}>
              <Pictogram name={sector.name} />
              {sector.navTitle}
            </a>
            <Days days={datesIn(content.deadlinesOf(locale, sector), months)} />
          </li>
        ))}
      </ul>
      {[...new Set(common.map(({ month }) => month))].map((month) => (
        <span className={`year-line month-${month}`} key={month} aria-hidden="true" />
      ))}
    </nav>
  );

  /** The days of a line, each with what is due. */
  function Days({ days }: { days: ReturnType<typeof datesIn> }) {
    if (days.length === 0) return null;
    return (
      <ol className="year-days">
        {days.map(({ date, month, deadlines }) => (
          <li className={`month-${month}`} key={date}>
            <time dateTime={date}>
              <span aria-hidden="true" data-markdown="none">
                {Number(date.slice(8))}
              </span>
              <span className="visually-hidden">{formatDate(date, locale)}</span>
            </time>{' '}
            <span className="visually-hidden">{wordsOf(deadlines, words.deadlines)}</span>
          </li>
        ))}
      </ol>
    );
  }
}
