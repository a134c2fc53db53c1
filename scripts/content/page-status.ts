import { type Locale, locales } from '@/lib/locale';
import { type Comparison, comparePages } from './compare-languages';
import type { Page } from './page';
import { readContent } from './read-content';

/** One line of `npm run status:content`. */
export type PageStatus = {
  /** sectors/lawyers */
  name: string;
  /** Words of the body, by language; undefined where the page does not exist in it. */
  words: Partial<Record<Locale, number>>;
  /** Undefined where the page exists in one language. */
  comparison: Comparison | undefined;
  /** The older `reviewedOn` of the two: 2026-11-21. */
  factsReviewedOn: string;
  /** Whether the page speaks of the law and nobody has compared it with its sources for too long. */
  factsDue: boolean;
};

/** Months after which a page that speaks of the law is read against its sources again. */
export const reviewEvery = 6;

/** Every page, in the order of the names. @param today 2026-11-21 */
export function pageStatuses(today: string, folder?: string): PageStatus[] {
  const comparisons = comparePages(folder);
  const statuses = new Map<string, PageStatus>();
  for (const page of readContent(folder).pages) {
    const { name, locale } = page;
    const earlier = statuses.get(name);
    const reviewedOn = String(page.frontMatter?.written.parts.get('reviewedOn')?.written.value);
    statuses.set(name, {
      name,
      words: { ...earlier?.words, [locale]: wordsOf(page) },
      comparison: comparisons.find((candidate) => candidate.name === name),
      factsReviewedOn: [reviewedOn, earlier?.factsReviewedOn ?? reviewedOn].sort()[0] ?? '',
      factsDue: earlier?.factsDue || (isRegulatory(page) && dueOn(reviewedOn) < today),
    });
  }
  return [...statuses.values()];
}

/** A profession, a legal page, or any page that names an article. */
const isRegulatory = ({ kind, text }: Page) =>
  kind === 'Sector' || kind === 'Legal' || /\brefs=/.test(text);

function dueOn(reviewedOn: string): string {
  const day = new Date(reviewedOn);
  if (Number.isNaN(day.getTime())) return '';
  day.setUTCMonth(day.getUTCMonth() + reviewEvery);
  return day.toISOString().slice(0, 10);
}

const wordsOf = ({ nodes }: Page): number =>
  nodes
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join(' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** What the table says of the two languages. */
export function translationState({ comparison }: PageStatus): string {
  if (!comparison) return 'one language only';
  if (!comparison.reviewed) return 'never reviewed';
  const behind = new Set(comparison.changes.flatMap((change) => change.behind));
  if (behind.size === 0) return 'up to date';
  return `behind: ${locales.filter((locale) => behind.has(locale)).join(', ')}`;
}
