import type { ReactNode } from 'react';
import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { fill, formatDate } from '@/lib/format';
import { ProfessionTools } from '../tools';
import { Filters } from './filters';
import { ProfessionSection } from './profession-section';
import { Stages } from './stages';
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
      id: z.string().meta({ verbatim: true }).describe('Anchor of the list of professions.'),
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
        <section className="section unnumbered" id="all">
          <div className="text">
            <h2>{words.year}</h2>
            <YearStrip id={id} sectors={sectors} context={context} />
            <div className="deadlines-head">
              <CalendarLinks context={context} />
              <div className="deadlines-calendar">{children}</div>
            </div>
            <h2>{words.common}</h2>
            <Filters context={context} />
            <Stages deadlines={content.deadlinesOf(locale)} context={context} />
            <p className="references small">{`${note} ${context.words.page.otherCountries}`}</p>
          </div>
        </section>
        {sectors.map((sector) => (
          <ProfessionSection
            key={sector.name}
            sector={sector}
            context={context}
            links={
              <CalendarLinks context={context} sector={sector}>
                <a href={`#${id}`} data-markdown="separate">
                  {words.allProfessions}
                </a>
              </CalendarLinks>
            }
          >
            <Stages deadlines={content.deadlinesOf(locale, sector)} context={context} />
            <ProfessionTools profession={content.professionOf(sector)} context={context} />
          </ProfessionSection>
        ))}
      </div>
    );
  },
);

type CalendarLinksProps = { context: BlockContext; sector?: Sector; children?: ReactNode };

/** The calendar file of a profession, or of all of them, to subscribe to or to download once; each with reminders too. */
function CalendarLinks({ context, sector, children }: CalendarLinksProps) {
  const { page, content } = context;
  const words = context.words.deadlines;
  const path = content.calendarPath(page, sector);
  const withReminders = content.calendarPath(page, sector, true);
  return (
    <p className="row deadline-links no-print">
      <a className={sector ? undefined : 'button'} href={subscription(path)}>
        {words.subscribe}
      </a>{' '}
      <a href={path} download="" data-markdown="separate">
        {words.download}
      </a>{' '}
      <a href={subscription(withReminders)} data-markdown="separate">
        {words.subscribeWithReminders}
      </a>{' '}
      <a href={withReminders} download="" data-markdown="separate">
        {words.downloadWithReminders}
      </a>{' '}
      {children}
    </p>
  );
}

/** The address by which an agenda keeps following a calendar file. */
const subscription = (path: string) => siteUrl.replace(/^https?/, 'webcal') + path;
