import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { deadlinesProps } from '@/components/blocks/content-blocks.props';
import { Pictogram } from '@/components/layout/pictogram';
import {
  type ContentPage,
  calendar,
  interfaceWords,
  professionOf,
  type Sector,
  sectorsIn,
} from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { fill, formatDate } from '@/lib/format';
import { calendarPath, deadlinesOf, professionAnchor } from '@/lib/law/deadlines';
import { ProfessionTools } from '../tools';
import { Filters } from './filters';
import { Stages } from './stages';

type Props = z.infer<typeof deadlinesProps> & { page: ContentPage; children?: ReactNode };

/**
 * The dates of `content/law/deadlines.yml`: those of every profession, then one section per profession. The address of a
 * profession's section (`#avocats`) leaves the other professions out, on paper too.
 */
export function Deadlines({ id, page, children }: Props) {
  const { locale } = page;
  const words = interfaceWords(locale).deadlines;
  const sectors = sectorsIn(locale);
  const note = fill(words.asOf, { date: formatDate(calendar.reviewedOn, locale) });
  return (
    <div className="sections deadlines">
      <section className="section unnumbered" id="all">
        <div className="text">
          <h2>{words.common}</h2>
          <div className="deadlines-head">
            <Filters id={id} sectors={sectors} locale={locale} />
            <div className="deadlines-calendar">
              {children}
              <CalendarLinks page={page} />
            </div>
          </div>
          <Stages deadlines={deadlinesOf(locale)} locale={locale} />
          <p className="references">{note}</p>
        </div>
      </section>
      {sectors.map((sector) => (
        <section
          className="section unnumbered deadline-profession"
          id={professionAnchor(sector)}
          key={sector.name}
        >
          <div className="text">
            <div className="deadline-profession-head">
              <h2>
                <Pictogram name={sector.name} /> {sector.navTitle}
              </h2>
              <CalendarLinks page={page} sector={sector}>
                <a href={`#${id}`} data-markdown="separate">
                  {words.allProfessions}
                </a>
              </CalendarLinks>
            </div>
            <Stages deadlines={deadlinesOf(locale, sector)} locale={locale} />
            <ProfessionTools profession={professionOf(sector)} page={page} />
          </div>
        </section>
      ))}
    </div>
  );
}

type CalendarLinksProps = { page: ContentPage; sector?: Sector; children?: ReactNode };

/** The calendar file of a profession, or of all of them, to subscribe to or to download once; each with reminders too. */
function CalendarLinks({ page, sector, children }: CalendarLinksProps) {
  const words = interfaceWords(page.locale).deadlines;
  const path = calendarPath(page, sector);
  const withReminders = calendarPath(page, sector, true);
  return (
    <p className="deadline-links">
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
