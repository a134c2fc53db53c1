import type { ReactNode } from 'react';
import { Fold } from '@/components/blocks/fold';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { isRecurring } from '@/lib/content/schemas/deadlines';
import { countries } from '@/lib/countries';
import { fill, formatDate } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import type { Deadline } from '@/lib/law/deadlines';
import { type Locale, languageOf } from '@/lib/locale';
import { DaysAhead } from '../days-ahead';
import { countriesOf } from './stages';
import { comingOf, type Day, datesIn, monthsFrom, placeOf } from './year';

type StripProps = { id: string; context: BlockContext; children: ReactNode };

/**
 * The twelve months from the day of the build, over a line (`YearLine`) for each profession; the day of all
 * professions is named at the head.
 */
export function YearStrip({ id, context, children }: StripProps) {
  const { content, page } = context;
  const { key } = context.words.deadlines;
  const months = monthsFrom(dayOfLaw());
  const [common] = datesIn(content.deadlinesOf(page.locale), months);
  return (
    <div className="year-strip" id={id}>
      <p className="year-months no-print" aria-hidden="true" data-markdown="none">
        {common && (
          <svg className="year-marks" aria-hidden="true">
            <foreignObject x={`${common.place}%`} width="100%" height="100%">
              <b>{formatDate(common.date, page.locale)}</b>
            </foreignObject>
            {/* To the end of the strip, which cuts it. */}
            <line
              className="year-bar"
              x1={`${common.place}%`}
              x2={`${common.place}%`}
              y1="100%"
              y2="200rem"
            />
          </svg>
        )}
        {months.map((month, index) => (
          <span key={month} className={common?.date.startsWith(month) ? 'year-shared' : undefined}>
            <i>{nameOf(month, 'narrow', context)}</i>
            <em>{nameOf(month, 'short', context)}</em>
            {(index === 0 || month.endsWith('-01')) && (
              <em className="year">{month.slice(0, 4)}</em>
            )}
          </span>
        ))}
      </p>
      {children}
      <p className="year-key small no-print" aria-hidden="true" data-markdown="none">
        <span>
          <i className="year-open" /> {key.hatched}
        </span>
        <span>
          <b /> {key.disc}
        </span>
        {common && (
          <span>
            <s /> {key.line}
          </span>
        )}
      </p>
    </div>
  );
}

/** A month ("2026-11") in short, or its letter, in the language of the page. */
const nameOf = (month: string, style: 'narrow' | 'short', { page }: BlockContext) =>
  new Intl.DateTimeFormat(languageOf(page.locale).tag, { month: style, timeZone: 'UTC' }).format(
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

/**
 * A line of the strip: what comes back without a day, hatched, each day of the law in its month, and the day of all
 * professions across, with what it brings. It opens on its dates.
 */
export function YearLine({ id, name, sector, context, children }: LineProps) {
  const { content, words, page } = context;
  const ofAll = content.deadlinesOf(page.locale);
  const deadlines = content.deadlinesOf(page.locale, sector);
  const months = monthsFrom(dayOfLaw());
  const days = datesIn(deadlines, months);
  const [common] = datesIn(ofAll, months);
  const [nextOfAll] = comingOf(ofAll);
  // The next date; instead of one that recurs, and on the day of all professions, what that day brings to fewest.
  const topics = byCountry(deadlines, (left) => {
    const [next] = comingOf(left);
    if (!sector || !next) return next;
    const isSaid = isRecurring(next) || next.date === nextOfAll?.date;
    return (isSaid && ownOf(left.filter(({ date }) => date === nextOfAll?.date))) || next;
  });
  const dateless = byCountry(sector ? deadlines : [], (left) => {
    const [next] = comingOf(left);
    return next && isRecurring(next) ? next : ownOf(left.filter(isRecurring));
  });
  // What the day of all professions brings is written beside it, if there is room before the end of the year.
  const room = common ? 100 - common.place : 0;
  const brought = byCountry(room < 24 ? [] : deadlines, (left) =>
    ownOf(left.filter(({ date }) => date === common?.date)),
  );
  const isIn = (list: typeof topics, id: string) => list.some(({ deadline }) => deadline.id === id);
  /** A recurring duty is written once, with how often; what the day brings beside the day, if there is room. */
  const topicClass = (id: string) =>
    isIn(dateless, id)
      ? 'year-topic year-said'
      : isIn(brought, id)
        ? 'year-topic year-drawn'
        : 'year-topic';
  return (
    <Fold
      className={sector ? 'year-line' : 'year-line year-all'}
      id={id}
      summary={
        <>
          <h3>{name}</h3>{' '}
          <span className="year-days no-print" aria-hidden="true" data-markdown="none">
            {dateless.map(
              ({ deadline, choices }) =>
                !deadline.date && (
                  <i className="year-open" key={deadline.id} data-choices={choices} />
                ),
            )}
            <svg className="year-marks" aria-hidden="true">
              {common && (
                <>
                  {!sector && <Until day={common} from={placeOf(dayOfLaw(), months)} {...page} />}
                  <foreignObject x={`${common.place}%`} y="-2.5rem" width={`${room}%`} height="1">
                    <span className="year-brought">
                      {brought.map(({ deadline, choices }) => (
                        <em key={deadline.id} data-choices={choices}>
                          {deadline.title}
                        </em>
                      ))}
                    </span>
                  </foreignObject>
                </>
              )}
              <Discs days={days.filter(({ date }) => date !== common?.date)} />
              {common && <line x1={`${common.place}%`} x2={`${common.place}%`} y2="100%" />}
            </svg>
          </span>
        </>
      }
      hint={
        <>
          {countsOf(deadlines).map(([count, choices]) => (
            <Hint key={count} choices={choices}>
              {fill(words.tools.dates, { count })}
            </Hint>
          ))}
          {topics.map(({ deadline, choices }) => (
            <Hint key={deadline.id} choices={choices} className={topicClass(deadline.id)}>
              {deadline.title}
            </Hint>
          ))}
          {dateless.map(({ deadline, choices }) => (
            <span
              key={deadline.id}
              className="year-tag"
              data-choices={choices}
              data-markdown="none"
            >
              {deadline.title}{' '}
              <span className="nowrap">
                <em>{deadline.when}</em>
                {deadline.countries.length === 1 && (
                  <span data-choices="both"> · {namesOf(deadline, context)}</span>
                )}
              </span>
            </span>
          ))}
        </>
      }
    >
      {children}
    </Fold>
  );
}

type UntilProps = { day: Day; from: number; locale: Locale };

/** The time from now to a day. */
const Until = ({ day: { date, place }, from, locale }: UntilProps) => (
  <>
    <rect x={`${from}%`} width={`${place - from}%`} height="100%" />
    <foreignObject y="-2.5rem" width={`${place}%`} height="1">
      <span className="year-until">
        <DaysAhead date={date} locale={locale} />
      </span>
    </foreignObject>
  </>
);

/** Days at their place in the year. */
const Discs = ({ days }: { days: Day[] }) =>
  days.map(({ date, place, deadlines }) => (
    // HTML: contrast checkers cannot tell what is under the text of a drawing.
    <foreignObject key={date} x={`${place}%`} y="50%" width="1" height="1">
      <b data-countries={countriesOf(deadlines)}>{Number(date.slice(8))}</b>
    </foreignObject>
  ));

const namesOf = ({ countries: [country] }: Deadline, { words }: BlockContext) =>
  country && words.footer.countries[country];

/** What concerns the fewest professions. */
const ownOf = (deadlines: Deadline[]): Deadline | undefined => {
  const sharers = ({ professions }: Deadline) => professions?.length ?? 99;
  return deadlines.toSorted((one, other) => sharers(one) - sharers(other))[0];
};

/** The choices of country (`Filters`), each with what it leaves. */
const leftBy = (deadlines: Deadline[]) => [
  { choice: 'both', left: deadlines },
  ...countries.map((country) => ({
    choice: country,
    left: deadlines.filter((deadline) => deadline.countries.includes(country)),
  })),
];

/** What stands for some deadlines under each choice of country: each once, with its choices. */
function byCountry(deadlines: Deadline[], pick: (left: Deadline[]) => Deadline | undefined) {
  const picked = new Map<string, { deadline: Deadline; choices: string }>();
  for (const { choice, left } of leftBy(deadlines)) {
    const deadline = pick(left);
    if (!deadline) continue;
    const before = picked.get(deadline.id);
    picked.set(deadline.id, { deadline, choices: before ? `${before.choices} ${choice}` : choice });
  }
  return [...picked.values()];
}

/** How many there are under each choice of country. */
function countsOf(deadlines: Deadline[]) {
  const counts = new Map<number, string>();
  for (const { choice, left } of leftBy(deadlines))
    counts.set(left.length, `${counts.get(left.length) ?? ''} ${choice}`.trim());
  return [...counts];
}

type HintProps = { choices: string; className?: string; children: ReactNode };

/** A line's text for certain choices of country. The Markdown page shows only the text for both. */
const Hint = ({ choices, className = '', children }: HintProps) => {
  const isFirst = choices.startsWith('both');
  return (
    <span
      className={(isFirst ? className : `${className} year-country`).trim() || undefined}
      data-choices={choices}
      data-markdown={isFirst ? undefined : 'none'}
    >
      {children}
    </span>
  );
};
