import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Next's export, which becomes what hosts publish. */
export const out = 'out/';

/** Every file below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Every file below `out/`. */
export const outFiles = () => filesIn(out);

/** The address of a page's file: /avocats for out/avocats.html, / for out/index.html. */
export const addressOf = (file: string) =>
  file.slice(out.length - 1).replace(/(\/index)?\.html$/, '') || '/';

/** The pages. */
export async function htmlFiles(): Promise<string[]> {
  return (await outFiles()).filter((file) => file.endsWith('.html'));
}

/** Writes a file of `out/` under a name that holds its hash, and returns its address. */
export async function writeHashed(name: string, extension: string, content: string) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `${name}-${hash}.${extension}`;
  await writeFile(out + address.slice(1), content);
  return address;
}
