import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { out } from './files';

const publicVariables = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_ANON_KEY',
];

/**
 * Bundles `browser/` into `out/assets` with hashed names, and notes in `.generated/bundles.json`
 * what imports what, for whoever counts bytes.
 * @returns the address of the script of every page.
 */
export async function bundleScripts(): Promise<string> {
  const { metafile } = await build({
    entryPoints: ['browser/page.ts'],
    outdir: `${out}assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
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
  await writeFile('.generated/bundles.json', JSON.stringify(metafile.outputs));
  const page = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === 'browser/page.ts',
  );
  if (!page) throw new Error('esbuild made no bundle of browser/page.ts.');
  return page[0].slice(out.length - 1);
}
