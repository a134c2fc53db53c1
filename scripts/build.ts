import { existsSync } from 'node:fs';
import { assertSound } from './content/assert-sound';
import { run } from './run';
import { step } from './step';
import { subsetFonts } from './subset-fonts';

/** Builds the site into `out/`. @throws Error where a step fails; the step has said why. */
export async function build() {
  await step('Reading the content', () => explained(() => run('contentlayer2', ['build'])));
  await step('Reducing the fonts to the letters in use', subsetFonts);
  await step('Rendering the pages', () => explained(() => run('next', ['build'])));
  // These read the content, which on a fresh machine exists only from here on.
  const [{ finish }, { writeHosting }] = await Promise.all([
    import('./finish'),
    import('./hosting'),
  ]);
  await step('Taking out what no page needs', finish);
  await step('Writing the sitemap', writeSitemap);
  await step('Telling hosts the rules', writeHosting);
}

/** A step that fails on the content is explained in the words of `npm run check:content`. */
async function explained(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    await assertSound();
    throw error;
  }
}

async function writeSitemap() {
  const cli = 'node_modules/next-sitemap/bin/next-sitemap.mjs';
  const said = await run('tsx', [cli, '--config', 'scripts/next-sitemap.config.ts']);
  // It ends well even where it failed.
  if (!existsSync('out/sitemap.xml')) throw new Error(said);
}
