import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { interfaceWords, type StarterFile, starterFiles } from '@/lib/content';
import { countries } from '@/lib/law/countries';
import { checklistOf, csvPath } from '@/lib/law/starter-file';
import { out } from './files';

/** Writes the checklist of each starter file beside its page, as a spreadsheet. */
export async function writeChecklists() {
  for (const file of starterFiles)
    await writeFile(out + csvPath(file.path).slice(1), checklistCsv(file));
}

/**
 * The checklist of a profession for a spreadsheet: UTF-8 with the mark that Excel needs, the delimiter that
 * the language's Excel expects, no cell that a spreadsheet would take for a formula.
 */
function checklistCsv(file: StarterFile): string {
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
