import { describe, expect, test } from 'vitest';
import { dayOfLaw, isToCome, lastDayOf } from '@/lib/law/calendar-days';

describe('the day of a moment is that of Paris and Luxembourg', () => {
  test.each([
    ['winter', '2026-11-23T22:59:59Z', '2026-11-23'],
    ['winter, midnight there', '2026-11-23T23:00:00Z', '2026-11-24'],
    ['summer, midnight there', '2027-07-09T22:00:00Z', '2027-07-10'],
    ['a second before', '2027-07-09T21:59:59Z', '2027-07-09'],
    ['the end of summer time', '2027-10-30T22:00:00Z', '2027-10-31'],
    ['the end of the year', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['a second before', '2026-12-31T22:59:59Z', '2026-12-31'],
  ])('%s: %s', (_, moment, day) => {
    expect(dayOfLaw(new Date(moment))).toBe(day);
  });
});

test.each([
  ['2027-07-10', '2027-07-10'],
  ['2023-06', '2023-06-30'],
  ['2024-02', '2024-02-29'],
  ['1998', '1998-12-31'],
])('the last day of %s is %s', (date, day) => {
  expect(lastDayOf(date)).toBe(day);
});

test.each([
  ['2027-07-10', '2027-07-09', true],
  ['2027-07-10', '2027-07-10', false],
  ['2027-01-01', '2026-12-31', true],
  ['2027-01-01', '2027-01-01', false],
  ['2023-06', '2023-06-29', true],
  ['2023-06', '2023-06-30', false],
  ['2025', '2025-12-30', true],
  ['2025', '2025-12-31', false],
])('%s, on %s: to come is %s', (date, today, expected) => {
  expect(isToCome(date, today)).toBe(expected);
});
