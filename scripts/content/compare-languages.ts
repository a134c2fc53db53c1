import { type Locale, locales } from '@/lib/locale';
import { changedSince } from './page-history';
import { type PagePair, readPairs } from './page-pairs';
import { type PagePart, partsOf } from './page-parts';
import { type Review, readReviews } from './reviews';

/** What happened to a page since both languages were last found to say the same. */
export type Comparison = Pick<PagePair, 'name' | 'files'> & {
  /** Day of the last review; undefined where there was none. */
  reviewed: string | undefined;
  changes: Change[];
};

/** Sections that changed in one language, or in both at once. */
export type Change = {
  /** The languages that have to be brought up to date, or read side by side where both changed. */
  behind: Locale[];
  /** Headings, in the language that changed. */
  sections: string[];
  /** Since which change, in words. */
  since: string;
};

/** Every page, compared with what was reviewed. */
export function comparePages(folder?: string): Comparison[] {
  const reviews = readReviews(folder);
  return [...readPairs(folder)].map((pair) => compareLanguages(pair, reviews[pair.name]));
}

/** Compares the two languages of a page with what was reviewed. */
export function compareLanguages(pair: PagePair, review: Review | undefined): Comparison {
  const { name, files } = pair;
  if (!review) return { name, files, reviewed: undefined, changes: [] };
  const changed = {
    fr: changedParts(partsOf(pair.texts.fr), review.fr),
    en: changedParts(partsOf(pair.texts.en), review.en),
  };
  const has = (locale: Locale, key: string) => changed[locale].some((part) => part.key === key);
  const change = (locale: Locale, behind: Locale[], parts: PagePart[]): Change[] =>
    parts.length === 0
      ? []
      : [
          {
            behind,
            sections: parts.map(({ title }) => title),
            since: changedSince(
              files[locale],
              review[locale],
              parts.map(({ key }) => key),
            ),
          },
        ];
  return {
    name,
    files,
    reviewed: review.date,
    changes: [
      ...locales.flatMap((behind) => {
        const other = behind === 'fr' ? 'en' : 'fr';
        const alone = changed[other].filter(({ key }) => !has(behind, key));
        return change(other, [behind], alone);
      }),
      ...change(
        'fr',
        [...locales],
        changed.fr.filter(({ key }) => has('en', key)),
      ),
    ],
  };
}

/** The parts that are new, changed or gone. */
function changedParts(parts: PagePart[], reviewed: Record<string, string>): PagePart[] {
  const gone = Object.keys(reviewed).filter((key) => !parts.some((part) => part.key === key));
  return [
    ...parts.filter(({ key, fingerprint }) => reviewed[key] !== fingerprint),
    ...gone.map((key) => ({ key, title: `${key} (taken out)`, fingerprint: '' })),
  ];
}
