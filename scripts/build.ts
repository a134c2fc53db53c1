import { existsSync } from 'node:fs';
import { finish } from './finish';
import { writeHosting } from './hosting';
import { run } from './run';
import { step } from './step';
import { subsetFonts } from './subset-fonts';

/** Builds the site into `out/`. @throws Error where a step fails; the step has said why. */
export async function build() {
  await step('Reading the content', () => run('contentlayer2', ['build']));
  await step('Reducing the fonts to the letters in use', subsetFonts);
  await step('Rendering the pages', () => run('next', ['build']));
  await step('Taking out what no page needs', finish);
  await step('Writing the sitemap', writeSitemap);
  await step('Telling hosts the rules', writeHosting);
}

async function writeSitemap() {
  const cli = 'node_modules/next-sitemap/bin/next-sitemap.mjs';
  const said = await run('tsx', [cli, '--config', 'scripts/next-sitemap.config.ts']);
  // It ends well even where it failed.
  if (!existsSync('out/sitemap.xml')) throw new Error(said);
}
