import { writeFile } from 'node:fs/promises';
import { starterFiles } from '@/lib/content';
import { checklistCsv, csvPath } from '@/lib/starter-file';
import { out } from './files';

/** Writes the checklist of each starter file beside its page, as a spreadsheet. */
export async function writeChecklists() {
  for (const file of starterFiles)
    await writeFile(out + csvPath(file.path).slice(1), checklistCsv(file));
}
