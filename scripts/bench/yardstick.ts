import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { handWritten, handWrittenStyle } from './hand-written';

const folder = '.local/bench/served';
const texts = /\.(html|css|js|svg|xml|txt|json|md)$/;

/**
 * A copy of `out/` with the hand-written page beside it, each text compressed with brotli as hosts
 * send it.
 * @returns the folder to serve.
 */
export async function servedCopy(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp('out', folder, { recursive: true });
  const page = handWritten(await readFile('out/avocats.html', 'utf8'));
  await writeFile(`${folder}/hand-written.html`, page);
  await writeFile(`${folder}/hand-written.css`, handWrittenStyle);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && texts.test(file))
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  return folder;
}
