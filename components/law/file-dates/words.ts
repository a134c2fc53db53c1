import type { FileDatesWords } from '@/lib/content/schemas/interface';
import type { Country } from '@/lib/countries';
import { fill, formatDate } from '@/lib/format';
import { type DueDate, type RuleName, regulationDay, ruleNamed } from '@/lib/law/file-dates';
import { isCutShort, type Period } from '@/lib/law/periods';
import { colonIn, type Locale, languageOf } from '@/lib/locale';

/** What the interface says of a rule. */
type RuleWords = { what: string; refs: string; note?: string };

export type CountryNames = Record<Country, string>;

export const wordsOf = (rule: RuleName, words: FileDatesWords): RuleWords => words.rules[rule];

/** A period in words: 5 years, 14 calendar days. */
export function periodOf({ count, unit }: Period, words: FileDatesWords, locale: Locale): string {
  if (unit === 'day') return fill(words.calendarDays, { count });
  return new Intl.NumberFormat(languageOf(locale).tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);
}

/** How a day was counted: 5 years from 14 March 2026 (end of the business relationship). */
export function countOf(
  { rule, start, from, day }: DueDate,
  words: FileDatesWords,
  locale: Locale,
): string {
  const { period: duration } = ruleNamed(rule);
  const date = formatDate(from, locale);
  const name = words.starts[start];
  if (!day || !duration) return `${name}${colonIn(locale)} ${date}`;
  const period = periodOf(duration, words, locale);
  const sentence = fill(words.counted, { period, date, start: inSentence(name) });
  return isCutShort(from, duration) ? `${sentence}, ${words.cutShort}` : sentence;
}

/** A label within a sentence: with a small letter, unless it starts with an abbreviation. */
const inSentence = (label: string) =>
  label.replace(/^\p{Lu}(?=[\p{Ll} ])/u, (letter) => letter.toLowerCase());

/** Whose law a rule is, and since when it holds: law in force, France; from 10 July 2027. */
export function lawOf(
  rule: RuleName,
  words: FileDatesWords,
  names: CountryNames,
  locale: Locale,
): string {
  const { regulation, countries } = ruleNamed(rule);
  if (regulation && regulation !== 'until')
    return fill(words.law2027, { date: formatDate(regulationDay, locale) });
  return `${words.lawToday}, ${countries.map((country) => names[country]).join(', ')}`;
}
