import ICAL from 'ical.js';

/** The events of a calendar file. */
export function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The alarms of an event, each with the time at which it rings. */
export const alarmsOf = ({ component, startDate }: ICAL.Event) =>
  component.getAllSubcomponents('valarm').map((alarm) => {
    const rings = startDate.clone();
    rings.isDate = false;
    rings.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
    return { alarm, rings: rings.toString() };
  });

/** The lines that have more than 75 octets, are broken inside a character, or do not end as RFC 5545 has it. */
export function faultyLines(text: string): string[] {
  const lines = Buffer.from(text).toString('latin1').split('\r\n');
  return lines.filter((line, index) => {
    const isEnd = index === lines.length - 1;
    const isWhole = !Buffer.from(line, 'latin1').toString().includes('\ufffd');
    return isEnd ? line !== '' : line.length > 75 || /[\r\n]/.test(line) || !isWhole;
  });
}
