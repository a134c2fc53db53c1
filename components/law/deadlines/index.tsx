import type { ReactNode } from 'react';
import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { ProfessionTools } from '../profession-tools';
import { Filters } from './filters';
import { Stages } from './stages';
import { subscription } from './subscription';
import { YearLine, YearStrip } from './year-strip';

/**
 * The dates of `content/law/deadlines.yml` as a year planner: a line for all professions, then one for each, which opens on
 * its dates. The address of a profession's line (`#avocats`) leaves the other professions out, on paper too.
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
    const note = fill(words.asOf, { date: formatDate(content.deadlineDates.reviewedOn, locale) });
    return (
      <section className="section deadlines">
        <div className="text">
          <h2>{words.year}</h2>
          <Filters context={context} />
          <YearStrip id={id} context={context}>
            <YearLine
              id="all"
              name={
                <>
                  <Pictogram name="sectors/all" /> {words.common}
                </>
              }
              context={context}
            >
              <Stages deadlines={content.deadlinesOf(locale)} context={context} />
            </YearLine>
            {content.sectorsIn(locale).map((sector) => (
              <OfProfession key={sector.name} sector={sector} id={id} context={context} />
            ))}
          </YearStrip>
          <CalendarLinks context={context}>{children}</CalendarLinks>
          <p className="references small">{`${note} ${context.words.page.otherCountries}`}</p>
        </div>
      </section>
    );
  },
);

type OfProfessionProps = { sector: Sector; id: string; context: BlockContext };

/** The dates of one profession, and the tools that it has. */
function OfProfession({ sector, id, context }: OfProfessionProps) {
  const { content, page, words } = context;
  return (
    <YearLine
      id={content.professionAnchor(sector)}
      name={
        <>
          <Pictogram name={sector.name} /> {sector.navTitle}
        </>
      }
      sector={sector}
      context={context}
    >
      <Stages deadlines={content.deadlinesOf(page.locale, sector)} context={context} />
      <CalendarLinks context={context} sector={sector} />
      <ProfessionTools of={sector} context={context} />
      <p className="no-print">
        <a href={`#${id}`}>{words.deadlines.allProfessions}</a>
      </p>
    </YearLine>
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
