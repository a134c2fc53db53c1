import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A file that is slow to make. Builds keep it in `.local/` and reuse it while its input is the same.
 * @param kind its folder there
 * @param inputs everything that it depends on
 */
export async function cachedFile(
  kind: string,
  inputs: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = `.local/${kind}/${createHash('sha256').update(inputs).digest('hex')}`;
  const cachedBytes = await readFile(/* turbopackIgnore: true */ file).catch(() => undefined);
  if (cachedBytes) return new Uint8Array(cachedBytes);
  const bytes = new Uint8Array(await make());
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}
