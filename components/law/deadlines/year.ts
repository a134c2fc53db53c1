import type { InterfaceWords } from '@/lib/content';
import { fill } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import type { Deadline } from '@/lib/law/deadlines';
import { endOf } from '@/lib/law/periods';

/** A day of a strip of twelve months: its month from 1 to 12 in the strip, and what is due. */
type Day = { date: string; month: number; deadlines: Deadline[] };

/** Twelve months (ISO, "2026-11"), the one of a day first. */
export function monthsFrom(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** The days of deadlines that fall in these months, in order; one that comes back quarterly stands four times. */
export function datesIn(deadlines: Deadline[], months: string[]): Day[] {
  const days = new Map<string, Deadline[]>();
  for (const deadline of deadlines)
    for (const date of timesOf(deadline))
      if (months.includes(date.slice(0, 7))) days.set(date, [...(days.get(date) ?? []), deadline]);
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, due]) => ({ date, month: months.indexOf(date.slice(0, 7)) + 1, deadlines: due }));
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

/** Those of which the day is known and to come when the site is built, in order. */
export const comingOf = (deadlines: Deadline[]) =>
  deadlines
    .flatMap((deadline) => {
      const { date = '' } = deadline;
      return date.length === 10 && date > dayOfLaw() ? [{ ...deadline, date }] : [];
    })
    .sort(byDate);
