import { defineBlock } from '@/components/blocks/define-block';
import { formatDate } from '@/lib/format';
import { DaysAhead } from './days-ahead';
import { comingOf, wordsOf } from './year';

/** How many dates of single professions stand under the one of all. */
const most = 3;

/** What a diary opens with: the next date of everybody, large, and those of single professions around it. */
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
    const others = content
      .sectorsIn(locale)
      .flatMap((sector) =>
        comingOf(content.deadlinesOf(locale, sector)).map((deadline) => ({ ...deadline, sector })),
      )
      .filter(({ date }) => date !== next.date)
      .sort((one, other) => one.date.localeCompare(other.date));
    return (
      <div className="exhibit-sheet next-dates">
        <p className="exhibit-bar">{words.next}</p>
        <div className="next-date">
          <p className="next-date-left">
            <DaysAhead date={next.date} locale={locale} />
          </p>
          <p>
            <time dateTime={next.date}>{formatDate(next.date, locale)}</time>{' '}
            <strong>
              {wordsOf(
                coming.filter(({ date }) => date === next.date),
                words,
              )}
            </strong>
          </p>
        </div>
        <ul>
          {others.slice(0, most).map(({ id, date, title, sector }) => (
            <li key={id + sector.name}>
              <time dateTime={date}>{formatDate(date, locale)}</time>
              <p>
                <strong>{title}</strong> <span className="small">{sector.navTitle}</span>
              </p>
              <span className="chip">
                <DaysAhead date={date} locale={locale} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  },
);
