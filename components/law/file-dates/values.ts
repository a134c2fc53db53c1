import type { FileDatesWords } from '@/lib/content/schemas/interface';
import type { Country } from '@/lib/countries';
import { fill } from '@/lib/format';
import { type FileDays, type Start, startsIn } from '@/lib/law/file-dates';
import { typedDay } from '@/lib/law/periods';

/** What the form holds, as it was typed. */
export type Values = {
  country: Country;
  /** What the visitor calls the file; never in the address. */
  reference: string;
  days: Partial<Record<Start, string>>;
};

export type Problem = { start: Start; id: string; message: string };

export const fieldId = (start: Start) => `dates-${start}`;

/** The days that could be read, of those that the law of the country asks for. */
export const daysOf = ({ country, days }: Values): FileDays =>
  Object.fromEntries(
    startsIn(country).flatMap((start) => {
      const day = typedDay(days[start] ?? '');
      return day ? [[start, day]] : [];
    }),
  );

/** What is wrong with the fields: one that holds no day, or that none is filled in. */
export function problemsIn(values: Values, words: FileDatesWords): Problem[] {
  const countryStarts = startsIn(values.country);
  const filledStarts = countryStarts.filter((start) => values.days[start]?.trim());
  const problem = (start: Start, message: string) => ({
    start,
    id: fieldId(start),
    message: fill(message, { start: words.starts[start] }),
  });
  if (filledStarts.length === 0)
    return countryStarts.slice(0, 1).map((start) => problem(start, words.problems.empty));
  return filledStarts
    .filter((start) => !typedDay(values.days[start] ?? ''))
    .map((start) => problem(start, words.problems.day));
}
