import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { relative } from 'node:path';
import { run } from '../lib/cli';
import { writeManyPages } from './many-pages';
import { rounded } from './statistics';

/** What a build reads. */
const sources = [
  ...['app', 'browser', 'components', 'content', 'lib', 'public', 'scripts', 'supabase'],
  ...[
    'contentlayer.config.ts',
    'next.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ],
];

/**
 * Builds a copy of the site grown to so many pages: the texts of the professions again and again,
 * at addresses of their own.
 * @returns seconds, and the most memory that all processes of the build held together, in MB.
 */
export async function buildScaled(pages: number): Promise<{ seconds: number; memory: number }> {
  const folder = `.local/bench/${pages}-pages`;
  await copySite(folder);
  writeManyPages(`${folder}/content`, pages);

  const start = performance.now();
  const said = await run('tsx', ['scripts/bench/measured-build.ts'], {}, folder);
  const seconds = (performance.now() - start) / 1000;
  await rm(folder, { recursive: true });
  return { seconds: rounded(seconds), memory: Number(said.match(/(\d+) MB$/m)?.[1]) };
}

/** Copies the project into a folder of `.local`: inside it, so that Next finds its modules. */
export async function copySite(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of sources) await cp(source, `${folder}/${source}`, { recursive: true });
  await symlink(relative(folder, 'node_modules'), `${folder}/node_modules`);
}
