import { interfaceWords, type StarterFile } from '@/lib/content';
import { countries } from '@/lib/countries';
import { csvOf } from '@/lib/csv';
import { checklistOf } from '@/lib/law/starter-file';

/** The checklist of a profession for a spreadsheet. */
export function checklistCsv(starterFile: StarterFile): string {
  const { starterFile: words, footer } = interfaceWords(starterFile.locale);
  const { delimiter, ...heads } = words.csv;
  const { number, country, item, article, done, responsible, date, evidence, note } = heads;
  const head = [number, country, item, article, done, responsible, date, evidence, note];
  const toFill = head.slice(4).map(() => '');
  const rows = countries.flatMap((code) =>
    checklistOf(starterFile, code).map(({ text, refs }, index) =>
      [String(index + 1), footer.countries[code], text, refs, ...toFill].map(withPlainSpaces),
    ),
  );
  return csvOf([head, ...rows], delimiter);
}

/** A spreadsheet searches for the space that a keyboard types. */
const withPlainSpaces = (cell: string) => cell.replaceAll(/[\u00a0\u202f]/g, ' ');
