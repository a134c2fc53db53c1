import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { out } from './files';
import { attribute, isElement, parsePage, walk } from './html';

/** Cascade layers of which a page needs only the rules of what stands on it. */
const pageLayers = ['blocks', 'exhibits'];

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
  const classes = classesOf(html);
  const page = await write('/assets/page', used(nodes.filter(isOfPage).join(''), classes));
  const print = await write('/assets/print', used(await read(printSheet), classes));
  return html
    .replace(link, `${linkTo(site)}${linkTo(page)}`)
    .replace(`href="${printSheet}"`, `href="${print}"`);
}

const linkTo = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

const isLayer = (node: ChildNode): node is AtRule => 'name' in node && node.name === 'layer';
const isOfPage = (node: ChildNode) => isLayer(node) && pageLayers.includes(node.params);

const read = (address: string) => readFile(out + address.slice(1), 'utf8');

/** The rules of a style sheet, without those of classes that the page does not have. */
function used(css: string, classes: Set<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    selectorParser((list) => {
      for (const selector of list.nodes.filter((node) => !canMatch(node, classes)))
        selector.remove();
      if (list.nodes.length === 0) remove(rule);
    }).processSync(rule, { updateSelector: true });
  });
  const animations =
    sheet
      .toString()
      .match(/animation[^;}]*/g)
      ?.join() ?? '';
  sheet.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && !animations.includes(atRule.params)) remove(atRule);
  });
  return sheet.toString();
}

const isKeyframes = (node: object | undefined) =>
  node !== undefined && 'name' in node && node.name === 'keyframes';

/** Removes a node, and what was around it and is empty now. */
function remove(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type === 'atrule') remove(parent as AtRule);
}

/**
 * Whether all classes that a selector asks for are on the page. Of alternatives, in `:is()` and its like,
 * one is enough; what `:not()` excludes, and what is no class, says nothing.
 */
function canMatch(node: Node, classes: Set<string>): boolean {
  if (node.type === 'class') return classes.has(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => canMatch(part, classes));
  const isList = node.type === 'pseudo' && node.value !== ':not' && node.nodes.length > 0;
  return !isList || node.nodes.some((alternative) => canMatch(alternative, classes));
}

/** Every class of a page. */
const classesOf = (html: string) =>
  new Set(
    [...walk(parsePage(html))]
      .filter(isElement)
      .flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []),
  );

/** Writes a sheet under a name that holds its hash, and returns its address. */
async function write(name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const address = `${name}-${hash}.css`;
  await writeFile(out + address.slice(1), css);
  return address;
}
