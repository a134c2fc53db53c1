import type { BlockContext } from '@/lib/block-context';
import { countries } from '@/lib/countries';
import { splitItem } from '@/lib/law/split-item';
import type { ChecklistItem } from '@/lib/law/starter-file';
import type { Locale } from '@/lib/locale';

/** A document in a few words, and a clause of what is said of it where there is room. */
export type NamedDocument = { head: string; clause: string };

/** How many characters of a document a card has room for: two or three lines. */
const longest = 100;

/**
 * What a supervisor in a country asks the profession of the page for: the number of documents, and three of
 * them. The starter file has all.
 */
export function documentsIn(country: string, { page, content }: BlockContext) {
  const { starterFile: file } = content.professionPages(page);
  const code = countries.find((code) => nameOf(code, page.locale) === country);
  const all = file && code ? content.checklistOf(file, code) : [];
  const first = all.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, 3);
  return { file, count: all.length, named: all.filter((item) => first.includes(item)).map(named) };
}

/** The client and the owner come first, then what only this profession is asked for, the shortest before the others. */
const rankOf = ({ text, common }: ChecklistItem) =>
  common ? (ranks[common] ?? 20_000) : text.length;
const ranks: Partial<Record<string, number>> = { owner: -2, identity: -1, purpose: 10_000 };

/** What it is, and one clause of what is said of it, if that is short. */
function named({ text }: ChecklistItem): NamedDocument {
  const { head, detail } = splitItem(text);
  const [clause = ''] = /^[^(].*?(?=[.;](?:\s|$)|$)/s.exec(detail) ?? [];
  return { head, clause: head.length + clause.length > longest ? '' : clause };
}

const nameOf = (country: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country);
