import type { ReactNode } from 'react';
import { Fold } from '@/components/blocks/fold';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { fill } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import type { Deadline } from '@/lib/law/deadlines';
import { countriesOf } from './stages';
import { comingOf, datesIn, monthsFrom } from './year';

type StripProps = { id: string; context: BlockContext; children: ReactNode };

/** The twelve months from the day of the build, over a line (`YearLine`) for each profession. */
export function YearStrip({ id, context, children }: StripProps) {
  return (
    <div className="year-strip" id={id}>
      <p className="year-months no-print" aria-hidden="true" data-markdown="none">
        {monthsFrom(dayOfLaw()).map((month, index) => (
          <span key={month}>
            {nameOf(month, context)}
            {(index === 0 || month.endsWith('-01')) && <b> {month.slice(0, 4)}</b>}
          </span>
        ))}
      </p>
      {children}
    </div>
  );
}

/** A month ("2026-11") in short, in the language of the page. */
const nameOf = (month: string, { page }: BlockContext) =>
  new Intl.DateTimeFormat(page.locale, { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

type LineProps = {
  id: string;
  name: ReactNode;
  /** Those of one profession alone; without it, of all. */
  sector?: Sector;
  context: BlockContext;
  children: ReactNode;
};

/** A line of the strip: each day of the law in its month, and those of every profession across. It opens on its dates. */
export function YearLine({ id, name, sector, context, children }: LineProps) {
  const { content, words, page } = context;
  const ofAll = content.deadlinesOf(page.locale);
  const deadlines = content.deadlinesOf(page.locale, sector);
  const months = monthsFrom(dayOfLaw());
  const days = datesIn(deadlines, months);
  const shared = datesIn(ofAll, months);
  // What is next; where that is the day of all professions, what is most its own.
  const [nextOfAll] = comingOf(ofAll);
  const [next] = comingOf(deadlines);
  const [own] = deadlines
    .filter((deadline) => content.stageOf(deadline) !== 'past')
    .sort((one, other) => sharersOf(one) - sharersOf(other));
  const topic = sector && next?.date === nextOfAll?.date ? own : next;
  // What the day of all professions brings to this one: named beside it, where three months have the room.
  const [common] = shared;
  const isFree = !days.some(
    ({ date, month }) => common && date > common.date && month < common.month + 3,
  );
  const [brings] = deadlines
    .filter(({ date, professions }) => professions && date === common?.date)
    .sort((one, other) => sharersOf(one) - sharersOf(other));
  const named = isFree && common && common.month < 11 ? brings : undefined;
  return (
    <Fold
      className={sector ? 'year-line' : 'year-line year-all'}
      id={id}
      summary={
        <>
          <h3>{name}</h3>{' '}
          <span className="year-days no-print" aria-hidden="true" data-markdown="none">
            {months.map((month, index) => {
              const place = index + 1 - (common?.month ?? months.length);
              if (named && (place === 1 || place === 2)) return null;
              return (
                <span key={month} className={place === 0 ? 'year-shared' : undefined}>
                  {days
                    .filter((day) => day.month === index + 1)
                    .map(({ date, deadlines: due }) => (
                      <b
                        key={date}
                        className={
                          date === common?.date
                            ? 'year-common'
                            : place === 0 && common && date > common.date
                              ? 'year-after'
                              : undefined
                        }
                        data-countries={countriesOf(due)}
                      >
                        {Number(date.slice(8))}
                        <i> {nameOf(month, context)}</i>
                      </b>
                    ))}
                  {place === 0 && named && (
                    <em data-countries={countriesOf([named])}>{named.title}</em>
                  )}
                </span>
              );
            })}
          </span>
        </>
      }
      hint={
        <>
          {fill(words.tools.dates, { count: deadlines.length })}
          {topic && (
            <span className={topic === named ? 'year-brings' : undefined}> · {topic.title}</span>
          )}
        </>
      }
    >
      {children}
    </Fold>
  );
}

/** How many professions a deadline concerns. */
const sharersOf = ({ professions }: Deadline) => professions?.length ?? Number.POSITIVE_INFINITY;
