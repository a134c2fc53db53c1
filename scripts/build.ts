import { existsSync } from 'node:fs';
import { assertEnvironment } from './assert-environment';
import { takeContent } from './copies/typed';
import { assertValidContent } from './lint';
import { run } from './run';
import { step } from './step';
import { subsetFonts } from './subset-fonts';

// Next's compiler gives its memory back once it is done, 0.8 GB among 1600 pages, and not when it is
// next asked for some.
const renderingEnvironment = { MIMALLOC_PURGE_DELAY: '0' };

/** Builds the site into `out/`. @throws Error where a step fails; the step has said why. */
export async function build() {
  assertEnvironment();
  await step('Reading the content, reducing the fonts to the letters in use', () =>
    Promise.all([explained(takeContent), subsetFonts()]),
  );
  await step('Rendering the pages', () =>
    explained(() => run('next', ['build'], renderingEnvironment)),
  );
  // These read the content, which on a fresh machine exists only from here on.
  const [{ finish }, { writeHosting }] = await Promise.all([
    import('./finish'),
    import('./hosting'),
  ]);
  await step('Taking out what no page needs', finish);
  await step('Writing the sitemap', writeSitemap);
  await step('Telling hosts the rules', writeHosting);
}

/** A step that fails says so in the words of `npm run check:content` too, where it has some. */
async function explained(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    const faults = await assertValidContent().catch(({ message }) => `\n${message}`);
    throw new Error([error instanceof Error ? error.message : error, faults].join('\n'));
  }
}

async function writeSitemap() {
  const cli = 'node_modules/next-sitemap/bin/next-sitemap.mjs';
  const said = await run('tsx', [cli, '--config', 'scripts/next-sitemap.config.ts']);
  // It ends well even where it failed.
  if (!existsSync('out/sitemap.xml')) throw new Error(said);
}
