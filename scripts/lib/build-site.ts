import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { filesIn } from '../postbuild/files';
import { checkEnvironment } from './check-environment';
import { messageOf, run, step } from './cli';
import { generateData } from './generate-data';
import { writeRegistry } from './registry';
import { subsetFonts } from './subset-fonts';

/** What a build depends on, besides the environment. */
const folders = [
  ...['app', 'browser', 'components', 'content', 'lib', 'public'],
  ...['scripts/hosting', 'scripts/lib', 'scripts/postbuild', 'supabase/functions/_shared'],
];
const files = ['contentlayer.config.ts', 'next.config.mjs', 'package-lock.json', 'tsconfig.json'];
const stampFile = '.local/build-stamp';

/**
 * Generates what the site imports: the registry of blocks, the front matter of pages, by Contentlayer, and the
 * data files.
 * @throws Error with what is wrong, if a field is, or a file cannot be read.
 */
export function generateContent() {
  writeRegistry();
  return Promise.all([run('contentlayer2', ['build']), generateData()]);
}

/** Builds the site unless `out/` is up to date. */
export async function buildIfChanged() {
  const previous = await readFile(stampFile, 'utf8').catch(() => '');
  if (previous === (await fingerprint()) && existsSync('out/sitemap.xml'))
    console.log('The site is already built: nothing it depends on has changed.');
  else await build();
}

/** Builds the site into `out/`. @throws Error if a step fails, with what to do. */
export async function build() {
  checkEnvironment();
  const stamp = await fingerprint();
  // Drop the stamp first, so that a failed build is not taken for a good one.
  await rm(stampFile, { force: true });
  await step('Reading the content, reducing the fonts to the letters in use', () =>
    Promise.all([explained(generateContent), subsetFonts()]),
  );
  await step('Rendering the pages', () => explained(() => run('next', ['build'])));
  // These import generated content, which a fresh machine does not have before this point.
  const { postbuild } = await import('../postbuild');
  const { writeHosting } = await import('../hosting');
  await step('Removing Next’s runtime, adding scripts, metadata and the sitemap', () =>
    Promise.all([postbuild(), writeSitemap()]),
  );
  await step('Writing the rules for hosts', writeHosting);
  await mkdir('.local', { recursive: true });
  await writeFile(stampFile, stamp);
}

/** Adds the content check's report to the error of a step that fails. */
async function explained(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    // The rules take seconds to load, and a build that succeeds does not need them.
    const { errorReport, lintContent } = await import('../lint');
    const report = await lintContent(false).then(errorReport, messageOf);
    throw new Error([messageOf(error), report].filter(Boolean).join('\n\n'));
  }
}

/** Runs next-sitemap's file with `tsx`, because the configuration is TypeScript. */
async function writeSitemap() {
  const command = 'node_modules/next-sitemap/bin/next-sitemap.mjs';
  const output = await run('tsx', [
    command,
    '--config',
    'scripts/postbuild/next-sitemap.config.ts',
  ]);
  // next-sitemap exits 0 even on failure.
  if (!existsSync('out/sitemap.xml')) throw new Error(`next-sitemap wrote no sitemap:\n${output}`);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\n`);
  const inputs = [...files, ...(await Promise.all(folders.map(filesIn))).flat()];
  for (const file of inputs.sort()) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest('hex');
}
