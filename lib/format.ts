import { type Locale, languageOf } from './locale';
import type { Office } from './site-schema';

/**
 * A day in words, on one line: 21 novembre 2026, 1er juillet 2025, 21 November 2026. Takes an ISO
 * date (any time part is dropped).
 */
export function formatDate(iso: string, locale: Locale): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  const words = new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const first = languageOf(locale).firstOfMonth ?? '1';
  return words.format(day).replace(/^1 /, `${first} `).replaceAll(' ', '\u00a0');
}

/** A day, or a month or a year of which no more is known: 10 juillet 2027, June 2023, 1998. */
export function formatPartialDate(iso: string, locale: Locale): string {
  if (iso.length === 4) return iso;
  if (iso.length > 7) return formatDate(iso, locale);
  const words = new Intl.DateTimeFormat(languageOf(locale).tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return words.format(new Date(`${iso}-01T00:00:00Z`));
}

/** A day in figures, for tables: 21/11/2026. */
export function formatShortDate(iso: string, locale: Locale): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return new Intl.DateTimeFormat(languageOf(locale).tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day);
}

/**
 * The time between two days in the unit that says it best: 90 jours, 31 mois, 5 years. Takes ISO dates,
 * the earlier one first.
 */
export function formatDuration(from: string, to: string, locale: Locale): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const months = Math.round(days / 30.4375);
  const inYears = months >= 36 || (months > 0 && months % 12 === 0);
  const unit = inYears ? 'year' : days > 365 ? 'month' : 'day';
  const amount = { day: days, month: months, year: Math.round(months / 12) }[unit];
  return new Intl.NumberFormat(languageOf(locale).tag, { style: 'unit', unit, unitDisplay: 'long' })
    .format(amount)
    .replace(' ', '\u00a0');
}

/** Whole euros: 10 000 € in French (narrow no-break spaces), €10,000 in English. */
export function formatEuros(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(languageOf(locale).tag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
    .format(amount)
    .replaceAll('\u00a0', '\u202f');
}

/** A share given in percent: 42 %, 42%. */
export function formatPercent(percent: number, locale: Locale, maximumFractionDigits = 1): string {
  return new Intl.NumberFormat(languageOf(locale).tag, { style: 'percent', maximumFractionDigits })
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
