import type { SourceWords } from '../content/schemas/sources';
import { type Locale, languageOf } from '../locale';
import { anyOf } from '../whole-words.mjs';

/** What a passage of a page may refer to; a loose match may be no citation at all. */
export type Meaning = { sources: string[]; isLoose?: boolean } | { articles: string[] };

type Reading = [RegExp, (match: RegExpExecArray) => Meaning];

/** What stands for a text of law or an article, each with how to read it. */
export function mentionPatterns(
  { acts, of, number, and, texts }: SourceWords,
  locale: Locale,
  withNumber: (number?: string) => string[],
  withDate: (start: string) => string[],
): Reading[] {
  const act = `(?<![\\p{L}\\d])(?:${anyOf(acts)})((?:\\s[\\p{L}-]+\\.?){0,4}?)`;
  const months = monthNames(locale);
  const one = '\\d+(?:-\\d+)*(?:er)?(?![\\d°%]|\\s?[€%]|[\\s\\u202f]\\d{3})(?:\\s?\\(\\w+\\))*';
  const names = Object.entries(texts).map(([name, { cited = [] }]): Reading[] =>
    cited.length === 0
      ? []
      : [
          [
            new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(cited)})(?![\\p{L}\\d])`, 'gu'),
            () => ({ sources: [name] }),
          ],
        ],
  );
  return [
    ...names.flat(),
    [/\b(?:19|20)\d\d\/\d+\b/g, ([match]) => ({ sources: withNumber(match) })],
    [
      new RegExp(
        `(?:${act}|(?:${anyOf(number)}))\\s?(?:${anyOf(number)})?\\s?((?:\\d\\d){1,2}-\\d+)\\b(?!-)`,
        'giu',
      ),
      (match) => ({ sources: withNumber(match[2]) }),
    ],
    [
      new RegExp(
        `${act}\\s(?:${anyOf(of)})\\s(\\d\\d?)(?:er)?\\s(${anyOf(months.flat())})\\.?\\s(\\d{4})`,
        'giu',
      ),
      ([, between = '', day = '', month = '', year = '']) => {
        const number = months.findIndex((forms) => forms.includes(month.toLowerCase())) + 1;
        const sources = withDate([year, pad(`${number}`), pad(day)].join('-'));
        // “la loi à compter du 10 juillet 2027”
        return { sources, isLoose: between.trim().includes(' ') };
      },
    ],
    [
      new RegExp(`${act}\\s(?:${anyOf(of)})\\s(\\d{4})\\b(?![-/])`, 'giu'),
      ([, between = '', year = '']) => ({ sources: withDate(year), isLoose: between !== '' }),
    ],
    [
      new RegExp(`\\b(\\d{4})\\s(?:${anyOf(acts)})(?!\\p{L})`, 'giu'),
      ([, year = '']) => ({ sources: withDate(year), isLoose: true }),
    ],
    [
      /(?<![\p{L}\d])([LRD])\.? ?(\d{2,3}-\d+(?:-\d+)*)/gu,
      ([, letter, article]) => ({ articles: [`${letter}.${article}`] }),
    ],
    [
      new RegExp(
        `(?<!\\p{L})art(?:icles?|s)?\\.?\\s(${one}(?:(?:,|;|\\s(?:${anyOf(and)}))\\s${one})*)`,
        'giu',
      ),
      ([, list = '']) => ({
        articles: [...list.replaceAll(/\(\w+\)/g, '').matchAll(/\d+(?:-\d+)*/g)].map(
          ([match]) => match,
        ),
      }),
    ],
  ];
}

const pad = (number: string) => number.padStart(2, '0');

/** The months in lower case, each in full and shortened, with and without full stop. */
function monthNames(locale: Locale): string[][] {
  const formats = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(languageOf(locale).tag, { month, timeZone: 'UTC' }),
  );
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => {
    const day = new Date(Date.UTC(2000, month, 15));
    const names = formats.map((format) => format.format(day).toLowerCase());
    return [...names, ...names.map((name) => name.replace('.', ''))];
  });
}
