import type { SourceData, SourceWords } from '../content/schemas/sources';
import { type Locale, languageOf } from '../locale';
import { anyOf } from '../mdx/whole-words.mjs';

/** A text of law that a page names, or an article of one. */
type Citation = {
  index: number;
  /** As the page writes it. */
  words: string;
  /** The text in the register; undefined where it is not there, or lacks the article. */
  source?: string;
  article?: string;
  /** Where the article is unknown: the text that the page last named. */
  near?: string;
};

/** What a place of a page may refer to; where it is loose, it may also be no citation at all. */
type Meaning = { sources: string[]; isLoose?: boolean } | { articles: string[] };
type Mention = { index: number; words: string } & Meaning;

/**
 * Finds what a page cites, in the order of its text: articles of a code (L.561-2), other articles
 * (art. 3, 11 et 52), acts by number, date or year, and the names that the register knows. An article is
 * one of the text named right after it, or else of the last text named before it, or the next one, that
 * has such an article.
 */
export function citationReader({ texts }: SourceData, words: SourceWords, locale: Locale) {
  const entries = Object.entries(texts);
  const articlesOf = new Map(
    entries.map(([name, { articles = [] }]) => [name, articles.flatMap(({ numbers }) => numbers)]),
  );
  const textsThat = (matches: (text: (typeof entries)[number][1]) => boolean | undefined) =>
    entries.flatMap(([name, text]) => (matches(text) ? [name] : []));
  const withNumber = (number = '') => textsThat((text) => text.number === number);
  const withDate = (start: string) => textsThat((text) => text.date?.startsWith(start));
  const findMentions = mentionPatterns(words, locale, withNumber, withDate);

  return (page: string): Citation[] => {
    const prose = withoutAddresses(page);
    const mentions = findMentions
      .flatMap(([pattern, read]) =>
        [...prose.matchAll(pattern)].map(
          (match) => ({ index: match.index, words: match[0], ...read(match) }) as Mention,
        ),
      )
      .sort((a, b) => a.index - b.index);
    const before: string[] = [];
    return mentions.flatMap((mention, place): Citation[] => {
      const { index, words: shown } = mention;
      const after = mentions
        .slice(place + 1)
        .flatMap((later) =>
          'sources' in later && later.sources.length === 1 ? later.sources : [],
        );
      if ('sources' in mention) {
        const { sources } = mention;
        const source =
          sources.length > 1
            ? [...before, ...after].find((name) => sources.includes(name))
            : sources[0];
        if (source) before.unshift(source);
        else if (mention.isLoose) return [];
        return [{ index, words: shown, source }];
      }
      const next = mentions[place + 1];
      const gap = prose.slice(index + shown.length, next?.index);
      const isOfNext = next && 'sources' in next && /^[ ,\d°]*\p{Ll}[\p{Ll}'’ ]{0,24}$/u.test(gap);
      const candidates = [...(isOfNext ? next.sources : []), ...before, ...after.slice(0, 1)];
      return mention.articles.map((article) => {
        const has = (name: string) => articlesOf.get(name)?.includes(article);
        const owners = entries.map(([name]) => name).filter(has);
        const only = /^[A-Z]/.test(article) && owners.length === 1 ? owners[0] : undefined;
        const source = candidates.find(has) ?? only;
        return { index, words: shown, source, article, near: candidates[0] };
      });
    });
  };
}

type Reading = [RegExp, (match: RegExpExecArray) => Meaning];

function mentionPatterns(
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

/** A text of the same length without addresses, comments and the names of blocks. */
const withoutAddresses = (page: string) =>
  page.replaceAll(/\{\/\*[\s\S]*?\*\/\}|https?:\/\/[^\s"')]+|\]\([^)]*\)|^\s*#\s.*$/gm, (hidden) =>
    hidden.replaceAll(/[^\n]/g, '.'),
  );
