import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build';

/** What a build depends on, besides the environment. */
const inputs = [
  'app',
  'browser',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'supabase/functions/_shared',
];
const singleFiles = [
  'contentlayer.config.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const stamp = '.local/build-stamp';

/** Builds, unless `out/` is already what these inputs make. */
export async function buildIfChanged() {
  const now = await fingerprint();
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (now === before && existsSync('out/sitemap.xml')) {
    console.log('The site is built already: nothing it depends on has changed.');
    return;
  }
  await buildAndNote(now);
}

/** Builds, and notes from what, so that `buildIfChanged` does not build the same again. */
export async function buildAndNote(state?: string) {
  const built = state ?? (await fingerprint());
  // A build that stops half-way is not what the build before it was noted for.
  await rm(stamp, { force: true });
  await build();
  await mkdir('.local', { recursive: true });
  await writeFile(stamp, built);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = [...singleFiles];
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\n`);
  for (const folder of inputs)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest('hex');
}
