import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Next exports to, and what a host is given. */
export const out = 'out/';

/** Every file below `out/`. */
export async function outFiles(): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The pages. */
export async function htmlFiles(): Promise<string[]> {
  return (await outFiles()).filter((file) => file.endsWith('.html'));
}
