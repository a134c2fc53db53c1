import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { deadlinesProps } from '@/components/blocks/content-blocks.props';
import { Pictogram } from '@/components/layout/pictogram';
import {
  type ContentPage,
  calendar,
  interfaceText,
  professionOf,
  type Sector,
  sectorsIn,
} from '@/lib/content';
import { calendarPath, deadlinesOf, professionAnchor, stageOf } from '@/lib/deadlines';
import { siteUrl } from '@/lib/environment';
import { fill, formatDate, formatPartialDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import { ProfessionTools } from '../tools';
import { Filters } from './filters';
import { Stages } from './stages';

type Props = z.infer<typeof deadlinesProps> & { page: ContentPage; children?: ReactNode };

/**
 * The dates of `content/deadlines.yml`: those of every profession, then one section per profession. The address of a
 * profession's section (`#avocats`) leaves the other professions out, on paper too.
 */
export function Deadlines({ id, page, children }: Props) {
  const { locale } = page;
  const words = interfaceText(locale).deadlines;
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
            <OnlyCommon sector={sector} locale={locale} />
            <Stages deadlines={deadlinesOf(locale, sector)} locale={locale} />
            <ProfessionTools profession={professionOf(sector)} page={page} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** Where a profession has no deadline of its own: that those of all professions are its own too. */
function OnlyCommon({ sector, locale }: { sector: Sector; locale: Locale }) {
  if (deadlinesOf(locale, sector).some((deadline) => stageOf(deadline) !== 'past')) return null;
  const next = deadlinesOf(locale).find((deadline) => stageOf(deadline) === 'coming');
  const words = interfaceText(locale).deadlines;
  return (
    next?.date && <p>{fill(words.onlyCommon, { date: formatPartialDate(next.date, locale) })}</p>
  );
}

type CalendarLinksProps = { page: ContentPage; sector?: Sector; children?: ReactNode };

/** The calendar file of a profession, or of all of them: to subscribe to, or to download once. */
function CalendarLinks({ page, sector, children }: CalendarLinksProps) {
  const words = interfaceText(page.locale).deadlines;
  const path = calendarPath(page, sector);
  return (
    <p className="deadline-links">
      <a
        className={sector ? undefined : 'button'}
        href={siteUrl.replace(/^https?/, 'webcal') + path}
      >
        {words.subscribe}
      </a>{' '}
      <a href={path} download="" data-markdown="separate">
        {words.download}
      </a>{' '}
      {children}
    </p>
  );
}
