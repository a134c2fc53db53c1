import type { BlockContext } from '@/lib/block-context';
import { countries } from '@/lib/countries';
import type { ChecklistItem } from '@/lib/law/starter-file';
import type { Locale } from '@/lib/locale';

/** A document in a few words, and what is said of it where there is room. */
export type NamedDocument = { head: string; rest: string };

/** How long a document is, at most, on a card: two or three lines. */
const longest = 100;
const longestHead = 64;

/**
 * What a supervisor in a country asks the profession of the page for: the number of documents, and three of
 * them. The starter file has all.
 */
export function documentsIn(country: string, { page, content }: BlockContext) {
  const profession = content.professionOf(page);
  const file = content.pageNamed(`starter-files/${profession}`, page.locale);
  const code = countries.find((code) => nameOf(code, page.locale) === country);
  const all =
    file && code ? content.checklistOf(content.starterFileOf(profession, page.locale), code) : [];
  const first = all.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, 3);
  return { file, count: all.length, named: all.filter((item) => first.includes(item)).map(named) };
}

/** The client and the owner come first, then what only this profession is asked for, the shortest before the others. */
const rankOf = ({ text, common }: ChecklistItem) =>
  common ? (ranks[common] ?? 20_000) : text.length;
const ranks: Partial<Record<string, number>> = { owner: -2, identity: -1, purpose: 10_000 };

/** Words up to the colon, or up to the first comma where they are long; then one clause, if it is short. */
function named({ text }: ChecklistItem): NamedDocument {
  const [, before = text, after = ''] = /^([^:]+?)\s*:\s(.+)$/s.exec(text) ?? [];
  const [head = before, ...more] = before.length > longestHead ? before.split(/, /) : [before];
  const rest = more.join(', ') || (/^.+?(?=[.;](\s|$)|$)/s.exec(after)?.[0] ?? '');
  return { head, rest: head.length + rest.length > longest ? '' : rest.trim() };
}

const nameOf = (country: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country);
