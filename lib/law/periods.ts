/* Periods as the law counts them, from a day to a day; used by the build and in the browser. Days are ISO dates. */

/** A period in calendar units. Days are calendar days. */
export type Period = { count: number; unit: 'year' | 'month' | 'week' | 'day' };

/**
 * The last day of a period that runs from a day, which does not count itself. Months and years end on the
 * day of the same number, or on the last of a month that has none.
 */
export function endOf(start: string, { count, unit }: Period): string {
  const { year, month, day } = partsOf(start);
  if (unit === 'day' || unit === 'week')
    return isoDay(year, month, day + count * (unit === 'week' ? 7 : 1));
  const endMonth = month + count * (unit === 'year' ? 12 : 1);
  return isoDay(year, endMonth, Math.min(day, lastOfMonth(year, endMonth)));
}

/** Whether the month in which a period of months or years ends is too short to have the day it began on. */
export const isCutShort = (start: string, period: Period): boolean =>
  /year|month/.test(period.unit) && partsOf(endOf(start, period)).day < partsOf(start).day;

/** A day as a year with a fraction: 2026-07-02 is 2026.5, or close to it. */
export function decimalYear(day: string): number {
  const year = Number(day.slice(0, 4));
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return year + (Date.parse(day) - start) / (end - start);
}

/** A day moved by so many days, back if negative. */
export function shiftDay(day: string, by: number): string {
  const parts = partsOf(day);
  return isoDay(parts.year, parts.month, parts.day + by);
}

/**
 * The day that was typed: 14/03/2026, 14.3.2026, 14 03 2026, or 2026-03-14.
 * @returns nothing where it is no day of the calendar, or not one from 1950 to 2099
 */
export function typedDay(text: string): string | undefined {
  const [, iso] = /^\s*(\d{4}-\d\d-\d\d)\s*$/.exec(text) ?? [];
  const [, day, month, year] = /^\s*(\d\d?)[\s/.-]+(\d\d?)[\s/.-]+(\d{4})\s*$/.exec(text) ?? [];
  const isoText = iso ?? (year && `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
  if (!isoText || isoText < '1950' || isoText >= '2100') return undefined;
  const parts = partsOf(isoText);
  return isoDay(parts.year, parts.month, parts.day) === isoText ? isoText : undefined;
}

function partsOf(iso: string) {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { year, month, day };
}

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const lastOfMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
