import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { starterFiles } from '@/lib/content';
import { checklistCsv, csvPath } from '@/lib/starter-file';
import { out } from './files';

/** Writes the checklist of each starter file, as a spreadsheet. */
export async function writeChecklists() {
  for (const file of starterFiles) {
    const path = out + csvPath(file.path).slice(1);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, checklistCsv(file));
  }
}
