import {
  type ContentPage,
  isOfProfession,
  pageNamed,
  pages,
  professionOf,
  professionPages,
  type Sector,
} from '../content';
import type { Change } from '../content/front-matter';
import type { Locale } from '../locale';
import { professionAnchor } from './deadlines';

/** A change, and the pages that say it. */
type Entry = { change: Change; pages: ContentPage[] };

type Days = { date: string; entries: Entry[] }[];

/** The profession that a page is about, if it is about one. */
const professionOfPage = (page: ContentPage) =>
  isOfProfession(page) ? professionOf(page) : undefined;

/** What changed in the pages of a profession, or in those of all of them. */
export function changesFor(locale: Locale, sector?: Sector): Days {
  const profession = sector && professionOf(sector);
  return changesIn(
    pages.filter((page) => page.locale === locale && professionOfPage(page) === profession),
  );
}

/** What changed in every page of a language. */
export const allChanges = (locale: Locale): Days =>
  changesIn(pages.filter((page) => page.locale === locale));

/**
 * Each change once, by its day, the newest first. A profession’s page, its questionnaire and its starter file
 * often say the same.
 */
function changesIn(some: ContentPage[]): Days {
  const entries = new Map<string, Entry>();
  for (const page of some)
    for (const change of page.changes) {
      const key = change.date + change.text;
      const existing = entries.get(key);
      entries.set(key, { change, pages: [...(existing?.pages ?? []), page] });
    }
  const days = [...new Set([...entries.values()].map(({ change }) => change.date))];
  return days
    .sort((a, b) => b.localeCompare(a))
    .map((date) => ({
      date,
      entries: [...entries.values()].filter(({ change }) => change.date === date),
    }));
}

/** The newest change of which the rule before and the rule since are known. */
export const newestRule = (days: Days) =>
  days.flatMap(({ entries }) => entries).find(({ change }) => change.old && change.new);

/** The days of some changes alone. */
export const onlyChanges = (days: Days, wanted: Entry[]): Days =>
  days
    .map(({ date, entries }) => ({ date, entries: entries.filter((one) => wanted.includes(one)) }))
    .filter(({ entries }) => entries.length > 0);

/** Where the changes of a page's profession are listed, or those of all; none where a language has no such page. */
export function changesPath(page: ContentPage): string | undefined {
  const list = pageNamed('pages/changes', page.locale);
  const { sector } = isOfProfession(page) ? professionPages(page) : {};
  return list && (sector ? `${list.path}#${professionAnchor(sector)}` : list.path);
}
