import { type StarterFile, starterBase, starterFiles } from '../content';
import type { Locale } from '../locale';
import type { Country } from './countries';

/** A document or proof that a supervisor asks for, with the article it rests on. */
type ChecklistItem = { text: string; refs: string };

/** @throws Error where the profession has no starter file in this language. */
export function starterFileOf(profession: string, locale: Locale): StarterFile {
  const name = `starter-files/${profession}`;
  const file = starterFiles.find((other) => other.name === name && other.locale === locale);
  if (!file) throw new Error(`There is no starter file content/${name}.${locale}.mdx.`);
  return file;
}

/** What the supervisor asks for in one country: the items that all professions share, and the profession's own. */
export function checklistOf({ checklist, locale }: StarterFile, country: Country): ChecklistItem[] {
  const shared: Partial<Record<string, ChecklistItem>> = starterBase(locale).items[country];
  return checklist[country].map(
    ({ common, text = '', refs = '' }) => (common && shared[common]) || { text, refs },
  );
}

/** The address of the checklist as a spreadsheet: /dossier-de-depart/avocats.csv. */
export const csvPath = (pagePath: string) => `${pagePath}.csv`;
