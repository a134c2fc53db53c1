import ICAL from 'ical.js';
import {
  type ContentPage,
  deadlineDates,
  interfaceWords,
  type Sector,
  sectorsIn,
  site,
} from '@/lib/content';
import { fill } from '@/lib/format';
import { type Deadline, deadlinesOf, eventsOf, professionAnchor } from '@/lib/law/deadlines';
import { shiftDay } from '@/lib/law/periods';
import { siteTag } from '@/lib/site-tag';
import { absoluteUrl } from '@/lib/urls';

// A line has 75 octets at most (RFC 5545, 3.1); the library does not count the space that a folded one starts with.
ICAL.foldLength = 74;

/**
 * The calendar of a profession, or of all: what is to come and what comes back, one event per day. The same
 * content makes the same file: whoever subscribed to it sees a change only where there is one.
 * @param reminders whether each event has a reminder, 30 days ahead
 */
export function calendarOf(page: ContentPage, sector?: Sector, reminders = false): string {
  const { locale } = page;
  const words = interfaceWords(locale).deadlines;
  const address = absoluteUrl(page.path);
  const file = new ICAL.Component('vcalendar');
  const name = sector
    ? fill(words.professionCalendar, { profession: sector.navTitle })
    : words.calendar;
  const head = {
    version: '2.0',
    calscale: 'GREGORIAN',
    prodid: `-//${site.brand}//${words.calendar}//${locale.toUpperCase()}`,
    method: 'PUBLISH',
    'x-wr-calname': name,
    'x-published-ttl': 'P1D',
  };
  for (const [property, value] of Object.entries(head))
    file.updatePropertyWithValue(property, value);
  // The same in the words of RFC 7986, 5.7: calendar apps ask once a day.
  file.addProperty(
    ICAL.Property.fromString('REFRESH-INTERVAL;VALUE=DURATION:P1D', ICAL.design.icalendar),
  );
  const addedIds = new Set<string>();
  const add = (deadlines: Deadline[], url: string) => {
    for (const deadline of eventsOf(deadlines).filter(({ id }) => !addedIds.has(id))) {
      addedIds.add(deadline.id);
      file.addSubcomponent(eventOf(deadline, url, reminders));
    }
  };
  add(deadlinesOf(locale), address);
  for (const profession of sector ? [sector] : sectorsIn(locale))
    add(deadlinesOf(locale, profession), `${address}#${professionAnchor(profession)}`);
  return `${file}\r\n`;
}

const rules = { quarter: 'FREQ=MONTHLY;INTERVAL=3', year: 'FREQ=YEARLY' };

function eventOf(deadline: Deadline & { date: string }, url: string, reminders: boolean) {
  const { id, date, every, when, title, text, refs } = deadline;
  const component = new ICAL.Component('vevent');
  const event = new ICAL.Event(component);
  event.uid = `${id}@${siteTag}`;
  event.startDate = ICAL.Time.fromDateString(date);
  // DTEND is exclusive: the day after.
  event.endDate = ICAL.Time.fromDateString(shiftDay(date, 1));
  event.summary = title;
  event.description = [when, text, refs].filter(Boolean).join('\n');
  component.updatePropertyWithValue(
    'dtstamp',
    ICAL.Time.fromDateTimeString(`${deadlineDates.reviewedOn}T00:00:00Z`),
  );
  component.updatePropertyWithValue('url', url);
  // Does not mark the day as busy.
  component.updatePropertyWithValue('transp', 'TRANSPARENT');
  if (every) component.updatePropertyWithValue('rrule', ICAL.Recur.fromString(rules[every]));
  if (reminders) component.addSubcomponent(reminderOf(title));
  return component;
}

/** A day starts at midnight: 29 days and 15 hours before it, it is nine in the morning, 30 days ahead. */
function reminderOf(title: string) {
  const alarm = new ICAL.Component('valarm');
  alarm.updatePropertyWithValue('action', 'DISPLAY');
  alarm.updatePropertyWithValue('description', title);
  alarm.updatePropertyWithValue('trigger', ICAL.Duration.fromString('-P29DT15H'));
  return alarm;
}
