import { defineBlock } from '@/components/blocks/define-block';
import { formatDate } from '@/lib/format';
import { DaysAhead } from '../days-ahead';
import { subscription } from './subscription';
import { byDate, comingOf, wordsOf } from './year';

/** How many dates of single professions stand around the one of all. */
const most = 3;

/** The next date for all professions, large, then those of single professions, and their calendar. */
export const NextDates = defineBlock(
  {
    description:
      'In the head of the page of deadlines: the next date of every profession and the days left until it, then the next ones of single professions, from `content/law/deadlines.yml`.',
  },
  ({ context }) => {
    const { page, content } = context;
    const { locale } = page;
    const words = context.words.deadlines;
    const coming = comingOf(content.deadlinesOf(locale));
    const [next] = coming;
    if (!next) return null;
    const common = coming.filter(({ date }) => date === next.date);
    const others = content
      .sectorsIn(locale)
      .flatMap((sector) =>
        comingOf(content.deadlinesOf(locale, sector)).map((deadline) => ({ ...deadline, sector })),
      )
      .filter(({ date }) => date !== next.date)
      .sort(byDate)
      .slice(0, most);
    const all = { ...next, title: wordsOf(common, words), sector: undefined };
    return (
      <div className="exhibit-sheet next-dates">
        <p className="exhibit-bar">{words.common}</p>
        <ol>
          {[all, ...others].map(({ id, date, title, countries, sector }) => (
            <li
              key={id + sector?.name}
              className={sector ? undefined : 'next-date'}
              data-countries={countries.join(' ')}
            >
              <time dateTime={date}>{formatDate(date, locale)}</time>{' '}
              {!sector && (
                <p className="next-date-left">
                  <DaysAhead date={date} locale={locale} />
                </p>
              )}
              <p>
                <strong>{title}</strong>{' '}
                {sector && <span className="small">{sector.navTitle}</span>}
              </p>
              {sector && (
                <span className="chip">
                  <DaysAhead date={date} locale={locale} />
                </span>
              )}
            </li>
          ))}
        </ol>
        <p className="exhibit-foot no-print">
          <a className="button button-outlined" href={subscription(content.calendarPath(page))}>
            {words.subscribe}
          </a>
        </p>
      </div>
    );
  },
);
