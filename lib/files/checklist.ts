import { stringify } from 'csv-stringify/sync';
import { interfaceWords, type StarterFile } from '@/lib/content';
import { countries } from '@/lib/law/countries';
import { checklistOf } from '@/lib/law/starter-file';

/**
 * The checklist of a profession for a spreadsheet: UTF-8 with the mark that Excel needs, the delimiter that
 * the language's Excel expects, no cell that a spreadsheet would take for a formula.
 */
export function checklistCsv(file: StarterFile): string {
  const { starterFile, footer } = interfaceWords(file.locale);
  const { delimiter, ...words } = starterFile.csv;
  const { number, country, item, article, done, responsible, date, evidence, note } = words;
  const head = [number, country, item, article, done, responsible, date, evidence, note];
  const toFill = head.slice(4).map(() => '');
  const rows = countries.flatMap((code) =>
    checklistOf(file, code).map(({ text, refs }, index) =>
      [String(index + 1), footer.countries[code], text, refs, ...toFill].map(withPlainSpaces),
    ),
  );
  return stringify([head, ...rows], {
    bom: true,
    delimiter,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/** A spreadsheet searches for the space that a keyboard types. */
const withPlainSpaces = (cell: string) => cell.replaceAll(/[\u00a0\u202f]/g, ' ');
