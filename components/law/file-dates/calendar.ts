import { calendarFile } from '@/lib/calendar-file';
import type { FileDatesWords } from '@/lib/content/schemas/interface';
import { fill } from '@/lib/format';
import { type DueDate, ruleNamed } from '@/lib/law/file-dates';
import type { Period } from '@/lib/law/periods';
import type { Locale } from '@/lib/locale';
import { type CountryNames, countOf, lawOf, wordsOf } from './words';

/** How many days ahead a reminder comes, by the unit of the period: none before the period has begun. */
const remindBefore: Record<Period['unit'], number> = { year: 30, month: 14, week: 7, day: 3 };

/** The days that are to come. */
export const toCome = (dates: DueDate[], today: string) =>
  dates.filter(({ day }) => day && day >= today);

type Options = { words: FileDatesWords; names: CountryNames; locale: Locale; reference: string };

/** The days of a file as a calendar file, each with a reminder. */
export function fileCalendar(
  dates: DueDate[],
  { words, names, locale, reference }: Options,
): string {
  const events = dates.flatMap((date) => {
    const { rule, from, day } = date;
    if (!day) return [];
    const { what, refs, note } = wordsOf(rule, words);
    const title = reference ? fill(words.eventTitle, { what, reference }) : what;
    const countText = countOf(date, words, locale);
    const law = lawOf(rule, words, names, locale);
    return {
      // Two files may have the same day.
      id: [rule, from, ...(reference ? [encodeURIComponent(reference)] : [])].join('-'),
      day,
      title,
      text: [countText, `${refs} · ${law}`, note, words.caution].filter(Boolean).join('\n'),
      remindBefore: remindBefore[ruleNamed(rule).period?.unit ?? 'year'],
    };
  });
  return calendarFile(reference ? fill(words.resultOf, { reference }) : words.result, events);
}
