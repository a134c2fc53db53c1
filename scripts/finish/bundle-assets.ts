import { writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundle, type Outputs } from './bundle';
import { out } from './files';

/** Addresses of what pages ask for: their script, the style sheets of print and of forms. */
export type Assets = { script: string; print: string; forms: string };

const pageScript = 'browser/page.ts';
const printStyle = 'components/styles/print.css';
const formStyle = 'components/styles/forms.css';
/** What the script of every page fetches later, where there is a need. */
const laterScripts = ['browser/consent-banner.ts', 'browser/forms.tsx'];

/**
 * Bundles `browser/` and the print style sheet into `out/assets` with hashed names, and notes in
 * `.generated/bundles.json` what imports what, for whoever counts bytes. The script of every page is
 * one file, asked for beside the style sheet: nothing is shared with those that come later, at the
 * price of a few modules without a state that stand in both.
 * @throws Error where a script imports later what is not among `laterScripts`.
 */
export async function bundleAssets(): Promise<Assets> {
  const later = await bundle({ entryPoints: laterScripts });
  const page = await bundle({
    entryPoints: [pageScript, printStyle, formStyle],
    plugins: [laterAt(later)],
  });
  await writeFile('.generated/bundles.json', JSON.stringify({ ...later, ...page }));
  return {
    script: addressIn(page, pageScript),
    print: addressIn(page, printStyle),
    forms: addressIn(page, formStyle),
  };
}

/** Answers `import('./forms')` with the address where the bundle of it is served. */
const laterAt = (bundles: Outputs): Plugin => ({
  name: 'later scripts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) => {
      if (kind !== 'dynamic-import') return;
      const source = laterScripts.find((name) => parse(name).name === parse(path).name);
      return { path: addressIn(bundles, source ?? path), external: true };
    });
  },
});

function addressIn(bundles: Outputs, source: string): string {
  const made = Object.entries(bundles).find(([, { entryPoint }]) => entryPoint === source);
  if (!made) throw new Error(`esbuild made no bundle of ${source}.`);
  return made[0].slice(out.length - 1);
}
