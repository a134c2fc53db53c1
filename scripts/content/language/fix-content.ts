import { writeFileSync } from 'node:fs';
import type { Block } from '../blocks';
import { type Page, readPage } from '../page';
import { type Content, type DataFile, readData } from '../read-content';
import { proseOfData, proseOfPage, readText } from './prose';
import { edited, typographyEdits } from './typography';

/** A page with its typography mended; line ends of Windows go too. */
export function fixPage(page: Page, blocks: Map<string, Block>): string {
  return settled(readText(page.text), (text) =>
    typographyEdits(proseOfPage(readPage(page.file, page, text), blocks)),
  );
}

/** A data file with its typography mended. */
export const fixData = ({ file, text }: DataFile): string =>
  settled(readText(text), (now) => typographyEdits(proseOfData(readData(file, now))));

/** Mends until nothing is left to mend: one correction may call for another. */
function settled(text: string, editsOf: (text: string) => ReturnType<typeof typographyEdits>) {
  for (let now = text, round = 0; ; round++) {
    const edits = editsOf(now);
    if (edits.length === 0) return now;
    if (round === 10)
      throw new Error(`The rules of typography contradict each other: ${edits[0]?.message}`);
    now = edited(now, edits);
  }
}

/** Mends the typography of a content folder. @returns the files that changed */
export function fixContent({ pages, data }: Content, blocks: Map<string, Block>): string[] {
  const changed: string[] = [];
  const write = (file: string, before: string, after: string) => {
    if (after === before) return;
    writeFileSync(file, after);
    changed.push(file);
  };
  for (const page of pages) write(page.file, page.text, fixPage(page, blocks));
  for (const file of data) write(file.file, file.text, fixData(file));
  return changed;
}
