import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { out } from './files';

const pageScript = 'browser/page.ts';
const embedScript = 'browser/embed.ts';

/** The scripts that these import on demand. */
function lazyScripts(): string[] {
  const scripts = readdirSync('browser').map((name) => `browser/${name}`);
  const names = scripts.flatMap((script) =>
    [...readFileSync(script, 'utf8').matchAll(/\bimport\('\.\/([\w-]+)'\)/g)].map(
      ([, name]) => name,
    ),
  );
  return scripts.filter((script) => names.includes(parse(script).name));
}

/**
 * Bundles `browser/` into `out/assets` with hashed names. The script of every page is one file: it
 * shares no chunk with the lazy ones, so a few stateless modules are in both.
 * @returns the address of the script of every page, and of that of embed pages
 */
export async function bundleScripts(): Promise<Scripts> {
  // Split, so that the forms use the copy of React that was evaluated before them.
  const lazy = await bundle({ entryPoints: lazyScripts(), splitting: true });
  const entryPoints = [pageScript, embedScript];
  const bundles = await bundle({ entryPoints, plugins: [lazyImports(lazy)] });
  return { page: addressIn(bundles, pageScript), embed: addressIn(bundles, embedScript) };
}

/** The addresses of what pages load first. */
export type Scripts = { page: string; embed: string };

type Outputs = Metafile['outputs'];

const publicVariables = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_ANON_KEY',
  'NEXT_PUBLIC_SUPABASE_FUNCTION_REGION',
];

/** Bundles sources for browsers, each into a file with a hashed name. */
async function bundle(options: BuildOptions): Promise<Outputs> {
  const { metafile } = await build({
    ...options,
    outdir: `${out}assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    metafile: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        publicVariables.map((name) => [
          `process.env.${name}`,
          JSON.stringify(process.env[name]) ?? 'undefined',
        ]),
      ),
    },
  });
  return metafile.outputs;
}

/** Replaces `import('./forms')` with the address of its bundle. */
const lazyImports = (bundles: Outputs): Plugin => ({
  name: 'lazy imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) => {
      if (kind !== 'dynamic-import') return;
      return { path: addressIn(bundles, path), external: true };
    });
  },
});

/**
 * The address of the bundle of a script, found by its name alone.
 * @throws Error if there is none: lazy imports are found by how they are written
 */
function addressIn(bundles: Outputs, script: string): string {
  const output = Object.entries(bundles).find(
    ([, { entryPoint = '' }]) => parse(entryPoint).name === parse(script).name,
  );
  if (!output) throw new Error(`There is no bundle of ${script}: write import('./name').`);
  return output[0].slice(out.length - 1);
}
