import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { relative } from 'node:path';

/** What a build and the commands for writers read. */
const sources = [
  ...['app', 'browser', 'components', 'content', 'lib', 'public', 'scripts', 'supabase'],
  ...['contentlayer.config.ts', 'next.config.mjs', 'package.json', 'tsconfig.json'],
];

/**
 * Copies the project, without what it has built, to change and build it there.
 * @param folder inside the project, so that Next finds its modules; emptied first
 */
export async function copySite(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of sources) await cp(source, `${folder}/${source}`, { recursive: true });
  await symlink(relative(folder, 'node_modules'), `${folder}/node_modules`);
}
