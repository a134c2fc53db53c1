import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file, unless it has that text already: Next reloads what is written. */
export function writeIfChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Removes every file of a folder, and of those within, whose path is not in a set. */
export function removeOthers(folder: string, keep: Set<string>) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).replaceAll('\\', '/');
    if (entry.isFile() && !keep.has(path)) rmSync(path);
  }
}
