import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { addressOf, htmlFiles, out } from './postbuild/files';
import { attribute, isElement, parsePage, walk } from './postbuild/html';

/** What a page costs, in bytes after brotli. */
export type PageBytes = {
  page: string;
  html: number;
  /** What the screen waits for: not the print style sheet. */
  css: number;
  /** The script of every page, before consent code and islands. */
  script: number;
  /** What islands fetch after the words; 0 without a form. */
  islands: number;
};

/** The bytes of each page of `out/`, by kind. */
export async function measure(): Promise<PageBytes[]> {
  const bundles: Metafile['outputs'] = JSON.parse(readFileSync('.generated/bundles.json', 'utf8'));
  const pageScript = closure(bundles, entry(bundles, 'browser/page.ts'));
  const forms = closure(bundles, entry(bundles, 'browser/forms.tsx'));
  const islands = sum(forms.filter((file) => !pageScript.includes(file)));
  return (await htmlFiles()).sort().map((file) => {
    const html = readFileSync(file, 'utf8');
    return {
      page: addressOf(file),
      html: size(file),
      css: sum(styleSheets(html)),
      script: sum(pageScript),
      islands: html.includes('data-island') ? islands : 0,
    };
  });
}

const sizes = new Map<string, number>();

/** Bytes of a file after brotli. */
export function size(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, known);
  return known;
}

const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0);

function styleSheets(html: string): string[] {
  const found: string[] = [];
  for (const node of walk(parsePage(html)))
    if (isElement(node) && attribute(node, 'rel') === 'stylesheet' && !attribute(node, 'media'))
      found.push(out + attribute(node, 'href')?.slice(1));
  return found;
}

function entry(bundles: Metafile['outputs'], source: string): string {
  const [file] = Object.entries(bundles).find(([, { entryPoint }]) => entryPoint === source) ?? [];
  if (!file) throw new Error(`No bundle of ${source}: run \`npm run build\`, then again.`);
  return file;
}

/** A bundle and what it imports at once. */
function closure(bundles: Metafile['outputs'], file: string, found: string[] = []): string[] {
  found.push(file);
  for (const { path, kind } of bundles[file]?.imports ?? [])
    if (kind === 'import-statement' && !found.includes(path)) closure(bundles, path, found);
  return found;
}
