import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { pages, sectorsIn } from '@/lib/content';
import { calendarPath, deadlinesOf, eventsOf } from '@/lib/deadlines';
import { siteUrl } from '@/lib/environment';
import { calendarOf } from '@/scripts/postbuild/calendars';
import { attribute, named, pageAt } from '../support/built-pages';
import { absoluteUrl } from '../support/content';

const calendars = pages
  .filter(({ name }) => name === 'pages/deadlines')
  .flatMap((page) => {
    const sectors = sectorsIn(page.locale);
    return [undefined, ...sectors].map((sector) => ({
      page,
      sector,
      professions: [undefined, ...(sector ? [sector] : sectors)],
      path: calendarPath(page, sector),
    }));
  });

test('there are calendars', () => {
  expect(calendars.length).toBeGreaterThan(1);
});

describe.each(calendars)('$path', ({ page, sector, professions, path }) => {
  const text = readFileSync(`out${path}`, 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const property = (event: ICAL.Event, name: string) =>
    String(event.component.getFirstPropertyValue(name));

  const deadlines = new Map(
    professions
      .flatMap((profession) => eventsOf(deadlinesOf(page.locale, profession)))
      .map((deadline) => [`${deadline.id}@${new URL(siteUrl).hostname}`, deadline]),
  );
  const deadlineOf = ({ uid }: ICAL.Event) => {
    const deadline = deadlines.get(uid);
    if (!deadline) throw new Error(`${uid} is no deadline of this calendar.`);
    return deadline;
  };

  test('holds every day to come, once', () => {
    expect(events.map(({ uid }) => uid).sort()).toEqual([...deadlines.keys()].sort());
  });

  test('has the words of the page’s language, whole', () => {
    for (const event of events) {
      const { title, text: line, refs } = deadlineOf(event);
      expect(event.summary).toBe(title);
      expect(event.description).toContain(`${line}\n${refs}`);
    }
  });

  test('has events that last the whole day, block nothing and lead to the page', () => {
    for (const event of events) {
      const { date, yearly = false } = deadlineOf(event);
      expect(event.startDate.isDate).toBe(true);
      expect(event.startDate.toString()).toBe(date);
      expect(event.duration.toString()).toBe('P1D');
      expect(event.isRecurring()).toBe(yearly);
      expect(property(event, 'transp')).toBe('TRANSPARENT');
      expect(property(event, 'url').replace(/#.*/, '')).toBe(absoluteUrl(page.path));
    }
  });

  test('is the same file when it is made again', () => {
    expect(calendarOf(page, sector)).toBe(text);
  });

  test('is linked from the page, to subscribe to and to download', () => {
    const links = named(pageAt(page.path), 'a').map((link) => attribute(link, 'href'));
    expect(links).toContain(path);
    expect(links).toContain(absoluteUrl(path).replace(/^https?/, 'webcal'));
  });
});
