import type { Office } from './content/schemas/site';
import { maxDecimals, percentDigits, type Share } from './law/beneficial-owners/share';
import { type Locale, languageOf } from './locale';

/**
 * A day in words, on one line: 21 novembre 2026, 1er juillet 2025, 21 November 2026. Takes an ISO
 * date (any time part is dropped).
 */
export function formatDate(iso: string, locale: Locale): string {
  const first = languageOf(locale).firstOfMonth ?? '1';
  return formatDay(iso.slice(0, 10), locale, { dateStyle: 'long' })
    .replace(/^1 /, `${first} `)
    .replaceAll(' ', '\u00a0');
}

/** A day in few words, on one line: 21 nov. 2026. */
export const formatBriefDate = (iso: string, locale: Locale) =>
  formatDay(iso.slice(0, 10), locale, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');

/** A day whose year stands beside it, on one line: 21 nov. */
export const formatDayOfYear = (iso: string, locale: Locale) =>
  formatDay(iso, locale, { day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0');

/** From one day to another, on one line: 22–23 nov. 2026; a day alone where they are one. */
export const formatBriefRange = (first: string, last: string, locale: Locale) =>
  dayFormat(locale, { dateStyle: 'medium' })
    .formatRange(dateOf(first), dateOf(last))
    .replaceAll(/\s*–\s*/g, '–')
    .replaceAll(/\s/g, '\u00a0');

/** A day in words with its weekday, on two lines at most: mercredi 8 janvier 2025. */
export const formatWeekday = (iso: string, locale: Locale) =>
  `${formatDay(iso, locale, { weekday: 'long' })} ${formatDate(iso, locale)}`;

/** A day, or a month or a year of which no more is known: 10 juillet 2027, June 2023, 1998. */
export function formatPartialDate(iso: string, locale: Locale): string {
  if (iso.length === 4) return iso;
  if (iso.length > 7) return formatDate(iso, locale);
  return formatDay(`${iso}-01`, locale, { month: 'long', year: 'numeric' });
}

/** A day in figures, for tables: 21/11/2026. */
export const formatShortDate = (iso: string, locale: Locale) =>
  formatDay(iso.slice(0, 10), locale, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The day of an entry on a client's file: 21/11/2026, 21 Nov 2026. */
export const formatFileDate = (iso: string, locale: Locale) =>
  (languageOf(locale).monthsInWords ? formatBriefDate : formatShortDate)(iso, locale);

/** Cached, because making one takes longer than everything it formats on a page. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

const formatDay = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dayFormat(locale, options).format(dateOf(day));

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const { tag } = languageOf(locale);
  const key = tag + JSON.stringify(options);
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format;
}

/**
 * The time between two days in the units that say it best: 90 jours, 18 mois, 4 ans et 2 mois, 5 years.
 * Takes ISO dates, the earlier one first.
 */
export function formatDuration(from: string, to: string, locale: Locale): string {
  const { tag } = languageOf(locale);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const months = Math.round(days / 30.4375);
  const rest = months % 12;
  if (months === 0 || (days <= 365 && rest > 0)) return amountOf(days, 'day');
  if (months >= 60 || rest === 0) return amountOf(Math.round(months / 12), 'year');
  if (months < 24) return amountOf(months, 'month');
  return new Intl.ListFormat(tag).format([
    amountOf((months - rest) / 12, 'year'),
    amountOf(rest, 'month'),
  ]);

  function amountOf(amount: number, unit: string) {
    return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
      .format(amount)
      .replace(' ', '\u00a0');
  }
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

/**
 * An exact share in percent, cut and never rounded: 33,333333… % has more digits than are shown, and
 * 24.96 % does not become 25.
 */
export function formatShare(share: Share, locale: Locale): string {
  const { text, exact } = percentDigits(share, maxDecimals);
  const words = formatPercent(Number(text), locale, maxDecimals);
  return exact ? words : words.replace(/\d(?=\D*$)/, '$&…');
}

/** Fills in the placeholders of a string of `interface.*.yml`: fill('Relu le {date}', { date }). */
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
