import { type Country, countries } from '@/lib/countries';
import { type FileDays, type Start, startNames } from '@/lib/law/file-dates';
import { typedDay } from '@/lib/law/periods';

/** The days of a file in the address: `#dates=FR;relationEnd,2026-03-14`. A fragment is not sent to any server. */
export const start = '#dates=';

/** The fragment that brings the days of a file back; empty where there are none. */
export function fragmentOf(country: Country, days: FileDays): string {
  const dayParts = startNames.flatMap((name) => (days[name] ? [`${name},${days[name]}`] : []));
  return dayParts.length > 0 ? start + [country, ...dayParts].join(';') : '';
}

/** The days in a fragment. @returns nothing if there are none, `unreadable` where it was cut or changed */
export function daysIn(hash: string) {
  if (!hash.startsWith(start)) return undefined;
  const [code, ...given] = hash.slice(start.length).split(';');
  const country = countries.find((one) => one === code);
  const days: FileDays = {};
  for (const entry of given) {
    const [name = '', text = ''] = entry.split(',');
    const day = typedDay(text);
    if (!day || !startNames.includes(name as Start)) return 'unreadable';
    days[name as Start] = day;
  }
  return country && given.length > 0 ? { country, days } : 'unreadable';
}
