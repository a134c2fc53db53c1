import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Root } from 'postcss';
import { out, writeHashed } from './files';
import { attribute, isElement, type Tree, walk } from './html';
import { layered, reduce } from './style-sheet';

/** Cascade layers of what stands on every page. */
const sharedLayers = ['base', 'frame', 'hidden'];

/** Classes of what the script of every page adds to it: the cookie banner. */
const addedClasses = ['consent'];

const nextSheet = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*>/g;

/**
 * Replaces Next's style sheets, which have the rules of every block, exhibit and form, for screen and paper,
 * with one that has only those this page needs. Next splits a large sheet in several.
 * @throws Error if the page has no sheet of Next's
 */
export async function withPageStyles(html: string, tree: Tree): Promise<string> {
  const links = [...html.matchAll(nextSheet)];
  const [link = '', first = ''] = links[0] ?? [];
  if (!first)
    throw new Error(
      'A page has no style sheet of Next. If Next was upgraded, its markup may have changed: see scripts/postbuild/page-styles.ts.',
    );
  const names = namesOf(tree);
  const whole = [...sharedLayers];
  // The code of a form adds elements of any kind, and classes of its layer.
  if (html.includes('<form')) {
    whole.push('forms');
    names.add('*');
  }
  const { sheet, reduced } = await nextSheetsAt(links.map(([, address = '']) => address));
  const key = [...whole, ...[...names].sort()].join(' ');
  const css = reduced.get(key) ?? reduce(sheet, names, whole);
  reduced.set(key, css);
  // Beside Next's own: addresses of fonts are relative to it.
  const page = await writeHashed(`${dirname(first)}/page`, 'css', css);
  return html
    .replace(link, `<link rel="stylesheet" href="${page}"/>`)
    .replaceAll(nextSheet, (other, address) => (address === page ? other : ''));
}

/** Next's style sheet, and its reduced versions by set of names, which many pages share. */
type NextSheet = { sheet: Root; reduced: Map<string, string> };

const sheets = new Map<string, NextSheet>();

/** Next's style sheets in their order, parsed once for all pages. */
async function nextSheetsAt(addresses: string[]): Promise<NextSheet> {
  const texts = await Promise.all(
    addresses.map((address) => readFile(out + address.slice(1), 'utf8')),
  );
  const css = texts.join('\n');
  const cached = sheets.get(css);
  if (cached) return cached;
  const sheet = layered(css);
  const parsed = { sheet, reduced: new Map<string, string>() };
  sheets.set(css, parsed);
  return parsed;
}

/** Every element of a page by its name (`*` for all that there are), and every class with a dot before it. */
function namesOf(tree: Tree) {
  const elements = [...walk(tree)].filter(isElement);
  const classes = elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []);
  return new Set([
    ...elements.map(({ tagName }) => tagName),
    ...[...addedClasses, ...classes].map((name) => `.${name}`),
  ]);
}
