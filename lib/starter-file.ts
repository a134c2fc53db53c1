import { stringify } from 'csv-stringify/sync';
import {
  type ContentPage,
  interfaceText,
  type StarterFile,
  starterBase,
  starterFiles,
} from './content';
import type { Locale } from './locale';
import { type Country, countries } from './starter-file-schema';

/** A document or proof that a supervisor asks for, with the article it rests on. */
export type ChecklistItem = { text: string; refs: string };

/** The trade of a page, which the names of its files say: lawyers, for sectors/lawyers. */
export const tradeOf = ({ name }: Pick<ContentPage, 'name'>) => name.split('/').at(-1) ?? '';

/** @throws Error where the trade has no starter file in this language. */
export function starterFileOf(trade: string, locale: Locale): StarterFile {
  const name = `starter-files/${trade}`;
  const file = starterFiles.find((other) => other.name === name && other.locale === locale);
  if (!file) throw new Error(`There is no starter file content/${name}.${locale}.mdx.`);
  return file;
}

/** What the supervisor asks for in one country: the items that all trades share, and the trade's own. */
export function checklistOf({ checklist, locale }: StarterFile, country: Country): ChecklistItem[] {
  const shared: Partial<Record<string, ChecklistItem>> = starterBase(locale).items[country];
  return checklist[country].map(
    ({ common, text = '', refs = '' }) => (common && shared[common]) || { text, refs },
  );
}

/** The address of the checklist as a spreadsheet: /dossier-de-depart/avocats.csv. */
export const csvPath = (pagePath: string) => `${pagePath}.csv`;

/**
 * The checklist of a trade for a spreadsheet: UTF-8 with the mark that Excel needs, the delimiter that
 * the language's Excel expects, no cell that a spreadsheet would take for a formula.
 */
export function checklistCsv(file: StarterFile): string {
  const { starterFile, footer } = interfaceText(file.locale);
  const { delimiter, number, country, item, article, done, note } = starterFile.csv;
  const rows = countries.flatMap((code) =>
    checklistOf(file, code).map(({ text, refs }, index) =>
      [String(index + 1), footer.countries[code], text, refs, '', ''].map(withPlainSpaces),
    ),
  );
  return stringify([[number, country, item, article, done, note], ...rows], {
    bom: true,
    delimiter,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/** A spreadsheet searches for the space that a keyboard types. */
const withPlainSpaces = (cell: string) => cell.replaceAll(/[\u00a0\u202f]/g, ' ');
