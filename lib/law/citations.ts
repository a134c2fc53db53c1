import type { SourceData, SourceWords } from '../content/schemas/sources';
import type { Locale } from '../locale';
import { type Meaning, mentionPatterns } from './citation-patterns';

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

/** The page at the same length, without addresses, link targets and comments. */
const withoutAddresses = (page: string) =>
  page.replaceAll(/\{\/\*[\s\S]*?\*\/\}|https?:\/\/[^\s"')]+|\]\([^)]*\)|^\s*#\s.*$/gm, (hidden) =>
    hidden.replaceAll(/[^\n]/g, '.'),
  );
