import { shiftDay } from './law/periods';
import { siteTag } from './site-tag';

/** An all-day event. */
type DayEvent = {
  /** A calendar that imports the file again updates the event of this id instead of adding another. */
  id: string;
  /** ISO date. */
  day: string;
  title: string;
  text: string;
  /** How many days ahead its reminder comes, at nine in the morning. */
  remindBefore: number;
};

/** `remindBefore` of a day by which a firm has to be ready. */
export const readyReminder = 30;

/**
 * A calendar file (RFC 5545) of all-day events with reminders, made in the browser. The site's own calendars
 * (`lib/files/calendar.ts`) use a library that would weigh more than the rest of the page.
 * @param name what calendar apps call it
 * @param made the moment it is made
 */
export function calendarFile(name: string, events: DayEvent[], made = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:-//${siteTag}//calendar//`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => linesOf(event, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const linesOf = ({ id, day, title, text, remindBefore }: DayEvent, made: Date) => [
  'BEGIN:VEVENT',
  `UID:${id}@${siteTag}`,
  `DTSTAMP:${basic(made.toISOString().replace(/\.\d+/, ''))}`,
  `DTSTART;VALUE=DATE:${basic(day)}`,
  // DTEND is exclusive: the day after.
  `DTEND;VALUE=DATE:${basic(shiftDay(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  // Does not mark the day as busy.
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  // The day starts at midnight: so many days and 15 hours before it, it is nine in the morning.
  `TRIGGER:-P${remindBefore - 1}DT15H`,
  'END:VALARM',
  'END:VEVENT',
];

/** 2027-07-10 as 20270710, and a moment likewise. */
const basic = (iso: string) => iso.replaceAll(/[-:]/g, '');

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** A line has 75 octets at most (3.1), the space included that a further one starts with. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = new TextEncoder().encode(character).length;
      octets += size;
      if (octets <= 75) return character;
      octets = 1 + size;
      return `\r\n ${character}`;
    })
    .join('');
}
