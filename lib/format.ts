import type { Locale } from './locale';
import type { Office } from './site-schema';

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/**
 * A day in words: 21 novembre 2026, 1er juillet 2025, 21 November 2026. The day and its month stay on
 * one line. Takes an ISO date (any time part is dropped).
 */
export function formatDate(iso: string, locale: Locale): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  const words = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const first = locale === 'fr' ? '1er' : '1';
  return words.format(day).replace(/^1 /, `${first} `).replace(' ', '\u00a0');
}

/** A day in figures, for tables: 21/11/2026. */
export function formatShortDate(iso: string, locale: Locale): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return new Intl.DateTimeFormat(tags[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day);
}

/** Whole euros: 10 000 € in French (narrow no-break spaces), €10,000 in English. */
export function formatEuros(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
    .format(amount)
    .replaceAll('\u00a0', '\u202f');
}

/** A share given in percent: 42 %, 42%. */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], { style: 'percent', maximumFractionDigits: 1 })
    .format(percent / 100)
    .replaceAll('\u00a0', '\u202f');
}

/** Puts values into a string of `interface.*.yml`: fill('Relu le {date}', { date }). */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));
}

/**
 * The name of an office: its city and country, once where they have the same name.
 * @param countries names of the countries in the reader's language
 */
export function officeName(
  { city, country }: Office,
  countries: Record<Office['country'], string>,
): string {
  return city === countries[country] ? city : `${city}, ${countries[country]}`;
}
