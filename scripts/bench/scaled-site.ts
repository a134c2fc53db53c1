import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { run } from '../run';
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

/** Front matter that only a page of a profession has. */
const sectorOnly = /^(summary|reference|order): .*\n/gm;

/**
 * Builds a copy of the site grown to so many pages: the texts of the professions again and again,
 * at addresses of their own.
 * @returns seconds, and the most memory that a process of the build held, in MB.
 */
export async function buildScaled(pages: number): Promise<{ seconds: number; memory: number }> {
  const folder = `.local/bench/${pages}-pages`;
  await copySite(folder);
  await grow(`${folder}/content`, pages);

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

/** Fills the content of a copy up to so many pages. */
export async function grow(content: string, pages: number) {
  const all = await readdir(content, { recursive: true });
  const missing = pages - all.filter((file) => file.endsWith('.mdx')).length;
  const names = (await readdir(`${content}/sectors`)).filter((file) => file.endsWith('.fr.mdx'));
  for (let made = 0; made * 2 < missing; made++)
    for (const locale of ['fr', 'en']) {
      const name = names[made % names.length]?.replace('.fr.', `.${locale}.`);
      const text = await readFile(`${content}/sectors/${name}`, 'utf8');
      const path = `${locale === 'en' ? '/en' : ''}/copy-${made}`;
      await writeFile(
        `${content}/legal/copy-${made}.${locale}.mdx`,
        text
          .replace(/^path: .*/m, `path: ${path}`)
          .replace(/^(title: ".*)"/m, `$1 (${made})"`)
          .replace(/^(description: ".*)"/m, `$1 (${made})"`)
          .replace(/^reviewedOn: (.*)/m, 'reviewedOn: $1\nupdatedOn: $1')
          .replace(sectorOnly, ''),
      );
    }
}
