/* Days as the law counts them; used by the build and by the script of every page. */

/** The calendar day (ISO) of a moment in Paris and Luxembourg, wherever the build or the visitor is. */
export const dayOfLaw = (moment = new Date()): string =>
  // Swedish dates are written in ISO.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(moment);

/** How far a day is from another (ISO both), in words: "dans 50 jours", "tomorrow", "il y a 2 jours". */
export const daysAhead = (date: string, today: string, language: string): string =>
  partsOfDaysAhead(date, today, language)
    .map(({ value }) => value)
    .join('');

/** The same in its parts, the number apart from the words. */
export function partsOfDaysAhead(date: string, today: string, language: string) {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).formatToParts(days, 'day');
}

/** The last day of a date of which only the month or the year may be known: 2023-06-30 for 2023-06. */
export function lastDayOf(date: string): string {
  const [year = 0, month = 12, day] = date.split('-').map(Number);
  // Day 0 is the last one of the month before.
  return day ? date : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Whether a date is to come on a day (ISO). On the day itself it is not: it applies. */
export const isToCome = (date: string, today: string): boolean => lastDayOf(date) > today;
