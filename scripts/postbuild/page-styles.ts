import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { out } from './files';
import { isElement, parsePage, walk } from './html';

/** Cascade layers of which a page needs only the rules of what stands on it. */
const pageLayers = ['blocks', 'exhibits'];

/** Attributes that a browser or a script sets once the page is shown. */
const dynamicAttributes = ['open', 'hidden', 'aria-expanded'];

const nextSheet = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*>/;

/**
 * Replaces Next's style sheet, which has the rules of every block and exhibit, with two: what all pages
 * share, and what this page shows. The print sheet is reduced to the page as well.
 * @throws Error if Next gave the page no style sheet.
 */
export async function withPageStyles(html: string, printSheet: string): Promise<string> {
  const [link, address] = nextSheet.exec(html) ?? [];
  if (!link || !address)
    throw new Error(
      'A page has no style sheet of Next. If Next was upgraded, its markup may have changed: see scripts/postbuild/page-styles.ts.',
    );
  const { nodes } = postcss.parse(await read(address));
  const shared = nodes.filter((node) => !isOfPage(node));
  // The order of the layers has to come first: Next writes it last.
  const order = shared.filter((node) => isLayer(node) && !node.nodes);
  const rest = shared.filter((node) => !order.includes(node));
  // Beside Next's own: addresses of fonts are relative to it.
  const site = await write(
    `${dirname(address)}/site`,
    [...order.map((node) => `${node};`), ...rest].join(''),
  );
  const page = await write('/assets/page', await used(nodes.filter(isOfPage).join(''), html));
  const print = await write('/assets/print', await used(await read(printSheet), html));
  return html
    .replace(link, `${linkTo(site)}${linkTo(page)}`)
    .replace(`href="${printSheet}"`, `href="${print}"`);
}

const linkTo = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

const isLayer = (node: ChildNode): node is AtRule => 'name' in node && node.name === 'layer';
const isOfPage = (node: ChildNode) => isLayer(node) && pageLayers.includes(node.params);

const read = (address: string) => readFile(out + address.slice(1), 'utf8');

/** The rules of a style sheet whose selectors can match something on the page. */
async function used(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: selectorsOf, extensions: ['html'] }],
    dynamicAttributes,
    keyframes: true,
  });
  return result?.css ?? '';
}

/** What selectors can match in a page. PurgeCSS alone would take any word of its text for a class. */
function selectorsOf(html: string) {
  const elements = [...walk(parsePage(html))].filter(isElement);
  const attrs = elements.flatMap((element) => element.attrs);
  const valuesOf = (name: string) =>
    attrs.filter((attr) => attr.name === name).flatMap(({ value }) => value.split(/\s+/));
  return {
    attributes: {
      names: attrs.map(({ name }) => name),
      values: attrs.map(({ value }) => value),
    },
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    tags: elements.map(({ tagName }) => tagName),
    undetermined: [],
  };
}

/** Writes a sheet under a name that holds its hash, and returns its address. */
async function write(name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const address = `${name}-${hash}.css`;
  await writeFile(out + address.slice(1), css);
  return address;
}
