import type { InterfaceWords } from '@/lib/content';
import { fill } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import type { Deadline } from '@/lib/law/deadlines';
import { endOf } from '@/lib/law/periods';

/** A day of a strip of twelve months, its place on it, and what is due. */
export type Day = { date: string; place: number; deadlines: Deadline[] };

/** Twelve months (ISO, "2026-11"), the one of a day first. */
export function monthsFrom(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Where a day stands on a strip of months, in hundredths of its width: each month has a twelfth, each day its part of it. */
export function placeOf(date: string, months: string[]): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const place = months.indexOf(date.slice(0, 7)) + (day - 1) / daysInMonth;
  return Math.round((place / 12) * 10_000) / 100;
}

/** The days of deadlines that fall in these months, in order; one that comes back quarterly stands four times. */
export function datesIn(deadlines: Deadline[], months: string[]): Day[] {
  const days = new Map<string, Deadline[]>();
  for (const deadline of deadlines)
    for (const date of timesOf(deadline))
      if (months.includes(date.slice(0, 7))) days.set(date, [...(days.get(date) ?? []), deadline]);
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, due]) => ({ date, place: placeOf(date, months), deadlines: due }));
}

/** The next times of a deadline with a day: its date, and where it comes back, those of the year after it. */
function timesOf({ date = '', every }: Deadline): string[] {
  if (date.length < 10) return [];
  const step = { year: 12, quarter: 3 };
  if (!every) return [date];
  return [0, 1, 2, 3, 4].map((time) => endOf(date, { count: time * step[every], unit: 'month' }));
}

/** What is due on a day: the first thing, and how many others. */
export function wordsOf(deadlines: Deadline[], words: InterfaceWords['deadlines']): string {
  const [title = '', ...others] = deadlines.map((deadline) => deadline.title);
  if (others.length === 0) return title;
  const text = others.length === 1 ? words.andOther : words.andOthers;
  return fill(text, { title, count: others.length });
}

/** The order of the calendar. */
export const byDate = (one: { date: string }, other: { date: string }) =>
  one.date.localeCompare(other.date);

/** The deadlines whose day is known and to come when the site is built, in order. */
export const comingOf = (deadlines: Deadline[]) =>
  deadlines
    .flatMap((deadline) => {
      const { date = '' } = deadline;
      return date.length === 10 && date > dayOfLaw() ? [{ ...deadline, date }] : [];
    })
    .sort(byDate);
