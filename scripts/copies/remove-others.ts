import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes every file of a folder, and of those within, whose path is not among those that stay. */
export function removeOthers(folder: string, stay: Set<string>) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).replaceAll('\\', '/');
    if (entry.isFile() && !stay.has(path)) rmSync(path);
  }
}
