import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createEvents, type EventAttributes } from 'ics';
import {
  type ContentPage,
  calendar,
  interfaceWords,
  pages,
  type Sector,
  sectorsIn,
  site,
} from '@/lib/content';
import {
  calendarPath,
  type Deadline,
  deadlinesOf,
  eventsOf,
  professionAnchor,
} from '@/lib/deadlines';
import { siteUrl } from '@/lib/environment';
import { fill } from '@/lib/format';
import { absoluteUrl } from '@/lib/seo';
import { out } from './files';

/** Writes the calendar file of each page of deadlines, and one for each profession. */
export async function writeCalendars() {
  for (const page of pages.filter(({ name }) => name === 'pages/deadlines'))
    for (const sector of [undefined, ...sectorsIn(page.locale)]) {
      const file = out + calendarPath(page, sector).slice(1);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, calendarOf(page, sector));
    }
}

/**
 * The calendar of a profession, or of all: what is to come, one event per day. The same content makes the
 * same file: whoever subscribed to it sees a change only where there is one. It sets no alarm, because
 * readers choose their own.
 * @throws Error if the library refuses an event.
 */
export function calendarOf(page: ContentPage, sector?: Sector): string {
  const { locale } = page;
  const words = interfaceWords(locale).deadlines;
  const address = absoluteUrl(page.path);
  const events = new Map<string, EventAttributes>();
  const add = (deadlines: Deadline[], url: string) => {
    for (const deadline of eventsOf(deadlines))
      if (!events.has(deadline.id)) events.set(deadline.id, eventOf(deadline, url));
  };
  add(deadlinesOf(locale), address);
  for (const profession of sector ? [sector] : sectorsIn(locale))
    add(deadlinesOf(locale, profession), `${address}#${professionAnchor(profession)}`);
  const { error, value } = createEvents([...events.values()], {
    productId: `-//${site.brand}//${words.calendar}//${locale.toUpperCase()}`,
    calName: sector
      ? fill(words.professionCalendar, { profession: sector.navTitle })
      : words.calendar,
  });
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return value;
}

function eventOf(deadline: Deadline & { date: string }, url: string) {
  const { id, date, yearly, when, title, text, refs } = deadline;
  return {
    uid: `${id}@${new URL(siteUrl).hostname}`,
    timestamp: Date.parse(calendar.reviewedOn),
    start: dayOf(Date.parse(date)),
    // The end is the first moment that is no longer part of it.
    end: dayOf(Date.parse(date) + 86_400_000),
    recurrenceRule: yearly && 'FREQ=YEARLY',
    title,
    description: [when, text, refs].filter(Boolean).join('\n'),
    url,
    // It is a day to know of, not an appointment.
    transp: 'TRANSPARENT' as const,
  };
}

/** Year, month, day: three numbers make an event last the whole day. */
function dayOf(time: number): [number, number, number] {
  const day = new Date(time);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
