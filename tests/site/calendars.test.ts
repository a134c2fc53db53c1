import { readFileSync } from 'node:fs';
import type ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { pages, sectorsIn } from '@/lib/content';
import { calendarPath, deadlinesOf, eventsOf } from '@/lib/law/deadlines';
import { attribute, named, pageAt } from '../support/built-pages';
import { alarmsOf, eventsIn, faultyLines } from '../support/calendar-file';
import { absoluteUrl } from '../support/content';

const calendars = pages
  .filter(({ name }) => name === 'pages/deadlines')
  .flatMap((page) => {
    const sectors = sectorsIn(page.locale);
    return [undefined, ...sectors].flatMap((sector) =>
      [false, true].map((reminders) => ({
        page,
        sector,
        reminders,
        professions: [undefined, ...(sector ? [sector] : sectors)],
        path: calendarPath(page, sector, reminders),
      })),
    );
  });

test('there are calendars, each at its own address', () => {
  expect(calendars.length).toBeGreaterThan(1);
  expect(new Set(calendars.map(({ path }) => path)).size).toBe(calendars.length);
});

describe.each(calendars)('$path', ({ page, reminders, professions, path }) => {
  const text = readFileSync(`out${path}`, 'utf8');
  const events = eventsIn(text);
  const property = (event: ICAL.Event, name: string) =>
    String(event.component.getFirstPropertyValue(name));

  // The identifier that agendas know an event by: written out, because it must never change.
  const deadlines = new Map(
    professions
      .flatMap((profession) => eventsOf(deadlinesOf(page.locale, profession)))
      .map((deadline) => [`${deadline.id}@allie-compliance`, deadline]),
  );
  const deadlineOf = ({ uid }: ICAL.Event) => {
    const deadline = deadlines.get(uid);
    if (!deadline) throw new Error(`${uid} is no deadline of this calendar.`);
    return deadline;
  };

  test('holds every day to come once, as a whole day that blocks nothing and leads to the page, in its words', () => {
    expect(events.map(({ uid }) => uid).sort()).toEqual([...deadlines.keys()].sort());
    for (const event of events) {
      const { title, text: line, refs, date } = deadlineOf(event);
      expect(event.summary).toBe(title);
      expect(event.description).toContain(`${line}\n${refs}`);
      expect(event.startDate.isDate).toBe(true);
      expect(event.startDate.toString()).toBe(date);
      expect(event.duration.toString()).toBe('P1D');
      expect(property(event, 'transp')).toBe('TRANSPARENT');
      expect(property(event, 'url').replace(/#.*/, '')).toBe(absoluteUrl(page.path));
    }
  });

  test('has days that come back as often as the law has it', () => {
    for (const event of events) {
      const { date, every } = deadlineOf(event);
      expect(event.isRecurring()).toBe(every !== undefined);
      if (!every) continue;
      const days = event.iterator();
      const [, next = ''] = [days.next(), days.next()].map(String);
      const months = { quarter: 3, year: 12 }[every];
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      expect(next).toBe(
        new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10),
      );
    }
  });

  test(`reminds ${reminders ? '30 days ahead' : 'of nothing'}`, () => {
    for (const event of events) {
      const alarms = alarmsOf(event);
      expect(alarms).toHaveLength(reminders ? 1 : 0);
      for (const { alarm, rings } of alarms) {
        const { date } = deadlineOf(event);
        const ahead = new Date(Date.parse(date) - 30 * 86_400_000).toISOString().slice(0, 10);
        expect(rings).toBe(`${ahead}T09:00:00`);
        expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
        expect(alarm.getFirstPropertyValue('description')).toBe(event.summary);
      }
    }
  });

  test('has lines of 75 octets at most, none broken inside a character', () => {
    expect(faultyLines(text)).toEqual([]);
    // The texts are long enough to try it.
    expect(text).toContain('\r\n ');
  });

  test('is linked from the page, to subscribe to and to download', () => {
    const links = named(pageAt(page.path), 'a').map((link) => attribute(link, 'href'));
    expect(links).toContain(path);
    expect(links).toContain(absoluteUrl(path).replace(/^https?/, 'webcal'));
  });
});
