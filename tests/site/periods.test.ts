import { describe, expect, test } from 'vitest';
import { endOf, isCutShort, type Period, shiftDay, typedDay } from '@/lib/law/periods';

const period = (count: number, unit: Period['unit']): Period => ({ count, unit });

describe('a period ends', () => {
  test.each([
    ['2026-03-14', period(5, 'year'), '2031-03-14'],
    ['2026-12-31', period(2, 'month'), '2027-02-28'],
    ['2027-12-31', period(2, 'month'), '2028-02-29'],
    ['2026-11-30', period(3, 'month'), '2027-02-28'],
    ['2026-01-31', period(1, 'month'), '2026-02-28'],
    ['2026-03-31', period(1, 'month'), '2026-04-30'],
    ['2026-08-31', period(6, 'month'), '2027-02-28'],
    ['2026-10-15', period(3, 'month'), '2027-01-15'],
    ['2024-02-29', period(5, 'year'), '2029-02-28'],
    ['2024-02-29', period(4, 'year'), '2028-02-29'],
    ['2024-02-29', period(6, 'year'), '2030-02-28'],
    ['2023-02-28', period(1, 'year'), '2024-02-28'],
    ['2095-02-28', period(5, 'year'), '2100-02-28'],
    ['2027-08-02', period(14, 'day'), '2027-08-16'],
    ['2027-12-20', period(14, 'day'), '2028-01-03'],
    ['2028-02-20', period(14, 'day'), '2028-03-05'],
    // A day of 23 hours and one of 25.
    ['2027-03-20', period(14, 'day'), '2027-04-03'],
    ['2027-10-20', period(14, 'day'), '2027-11-03'],
    ['2026-11-25', period(4, 'week'), '2026-12-23'],
  ])('from %s, %o: %s', (start, length, end) => expect(endOf(start, length)).toBe(end));
});

test('a month that lacks the day is told from one that has it, and from a count of days', () => {
  expect(isCutShort('2024-02-29', period(5, 'year'))).toBe(true);
  expect(isCutShort('2024-02-29', period(4, 'year'))).toBe(false);
  expect(isCutShort('2026-12-31', period(2, 'month'))).toBe(true);
  expect(isCutShort('2026-12-28', period(2, 'month'))).toBe(false);
  expect(isCutShort('2027-08-31', period(14, 'day'))).toBe(false);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %i days is %s', (day, by, shifted) => expect(shiftDay(day, by)).toBe(shifted));

describe('a typed day', () => {
  test.each([
    ['14/03/2026', '2026-03-14'],
    [' 4.3.2026 ', '2026-03-04'],
    ['4 3 2026', '2026-03-04'],
    ['04-03-2026', '2026-03-04'],
    ['2026-03-04', '2026-03-04'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (text, day) => expect(typedDay(text)).toBe(day));

  test.each([
    ...['', '29/02/2025', '31/04/2026', '32/01/2026', '0/1/2026', '14/13/2026', '03/2026'],
    ...['14/03/26', '14/03/0026', '14/03/20266', '2026-02-30', 'demain', '14/03/2100'],
  ])('%s is none', (text) => expect(typedDay(text)).toBeUndefined());
});
