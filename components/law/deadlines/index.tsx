import type { ReactNode } from 'react';
import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { fill, formatDate } from '@/lib/format';
import { ProfessionTools } from '../tools';
import { DaysAhead } from './days-ahead';
import { Filters } from './filters';
import { ProfessionFold } from './profession-fold';
import { Stages } from './stages';
import { comingOf } from './year';
import { YearStrip } from './year-strip';

/**
 * The dates of `content/law/deadlines.yml`: those of every profession, then one section per profession. The address of a
 * profession's section (`#avocats`) leaves the other professions out, on paper too.
 */
export const Deadlines = defineBlock(
  {
    description:
      'The dates of `content/law/deadlines.yml` for every profession, with their calendar files. Inside: how to use the files.',
    inside: 'optional',
    embeddable: true,
    props: z.strictObject({
      id: verbatim.describe('Anchor of the list of professions.'),
    }),
  },
  ({ id, context, children }) => {
    const { page, content } = context;
    const words = context.words.deadlines;
    const { locale } = page;
    const sectors = content.sectorsIn(locale);
    const note = fill(words.asOf, { date: formatDate(content.calendar.reviewedOn, locale) });
    return (
      <div className="sections deadlines">
        <section className="section">
          <div className="text">
            <h2>{words.year}</h2>
            <YearStrip id={id} sectors={sectors} context={context} />
            <CalendarLinks context={context}>{children}</CalendarLinks>
          </div>
        </section>
        <section className="section">
          <div className="text">
            <h2>{words.professions}</h2>
            <div>
              {sectors.map((sector) => (
                <OfProfession key={sector.name} sector={sector} id={id} context={context} />
              ))}
            </div>
          </div>
        </section>
        <section className="section" id="all">
          <div className="text">
            <h2>{words.common}</h2>
            <Filters context={context} />
            <Stages deadlines={content.deadlinesOf(locale)} context={context} />
            <p className="references small">{`${note} ${context.words.page.otherCountries}`}</p>
          </div>
        </section>
      </div>
    );
  },
);

type OfProfessionProps = { sector: Sector; id: string; context: BlockContext };

/** The dates of one profession, folded: how many, and the next one, its own or everybody's. */
function OfProfession({ sector, id, context }: OfProfessionProps) {
  const { content, page, words } = context;
  const { locale } = page;
  const deadlines = content.deadlinesOf(locale, sector);
  const [next] = comingOf([...deadlines, ...content.deadlinesOf(locale)]);
  const count = fill(words.tools.dates, { count: deadlines.length });
  return (
    <ProfessionFold
      sector={sector}
      context={context}
      heading="h3"
      hint={
        next ? (
          <>
            {count} · {fill(words.deadlines.upcoming, { date: formatDate(next.date, locale) })},{' '}
            <span className="nowrap">
              <DaysAhead date={next.date} locale={locale} />
            </span>
          </>
        ) : (
          count
        )
      }
    >
      <CalendarLinks context={context} sector={sector} />
      <Stages deadlines={deadlines} context={context} heading="h4" />
      <ProfessionTools profession={content.professionOf(sector)} context={context} />
      <p className="no-print">
        <a href={`#${id}`}>{words.deadlines.allProfessions}</a>
      </p>
    </ProfessionFold>
  );
}

type CalendarLinksProps = { context: BlockContext; sector?: Sector; children?: ReactNode };

/** The calendar file of a profession, or of all of them, to subscribe to; folded, the other ways to take it and how they differ. */
function CalendarLinks({ context, sector, children }: CalendarLinksProps) {
  const { page, content } = context;
  const words = context.words.deadlines;
  const path = content.calendarPath(page, sector);
  const withReminders = content.calendarPath(page, sector, true);
  return (
    <div className="deadline-links no-print">
      <a className={sector ? 'button button-outlined' : 'button'} href={subscription(path)}>
        {words.subscribe}
      </a>
      <details className="references folded small">
        <summary>{words.otherFormats}</summary>
        <ul className="row">
          <li>
            <a href={path} download="">
              {words.download}
            </a>
          </li>
          <li>
            <a href={subscription(withReminders)}>{words.subscribeWithReminders}</a>
          </li>
          <li>
            <a href={withReminders} download="">
              {words.downloadWithReminders}
            </a>
          </li>
        </ul>
        {children}
      </details>
    </div>
  );
}

/** The address by which an agenda keeps following a calendar file. */
const subscription = (path: string) => siteUrl.replace(/^https?/, 'webcal') + path;
