import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { out, writeHashed } from './files';
import { attribute, isElement, type Tree, walk } from './html';

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

const isLayer = (node: object): node is AtRule => 'name' in node && node.name === 'layer';

/** Next's style sheet, and its reduced versions by set of names, which many pages share. */
type NextSheet = { sheet: Root; reduced: Map<string, string> };

const sheets = new Map<string, NextSheet>();

/** Next's style sheets in their order, parsed once for all pages. */
async function nextSheetsAt(addresses: string[]): Promise<NextSheet> {
  const texts = await Promise.all(
    addresses.map((address) => readFile(out + address.slice(1), 'utf8')),
  );
  const css = texts.join('\n');
  const known = sheets.get(css);
  if (known) return known;
  const sheet = postcss.parse(css);
  joinLayers(sheet);
  const parsed = { sheet, reduced: new Map<string, string>() };
  sheets.set(css, parsed);
  return parsed;
}

/**
 * Writes each layer once, where every component's sheet names its own, in the order that
 * `components/styles/layers.css` states; so written they need no statement.
 * @throws Error if that leaves a layer out.
 */
function joinLayers(sheet: Root) {
  const layers = new Map<string, AtRule>();
  const order: string[] = [];
  for (const node of [...sheet.nodes]) {
    if (!isLayer(node)) continue;
    const layer = layers.get(node.params);
    if (!node.nodes) order.push(...node.params.split(/,\s*/));
    else if (layer) layer.append(node.nodes);
    else layers.set(node.params, node);
    if (!node.nodes || layer) node.remove();
  }
  for (const name of layers.keys())
    if (!order.includes(name))
      throw new Error(`Name the layer ${name} in components/styles/layers.css.`);
  sheet.append(order.flatMap((name) => layers.get(name) ?? []));
}

const conditions = ['media', 'container', 'supports'];

/** Writes a condition once for all rules that stand in a row under it. */
function joinConditions(sheet: Root) {
  sheet.walkAtRules((node) => {
    const before = node.prev();
    if (before?.type !== 'atrule' || !conditions.includes(node.name) || !node.nodes) return;
    if (`${node.name} ${node.params}` !== `${before.name} ${before.params}`) return;
    before.append(node.nodes);
    node.remove();
  });
}

/** A sheet without the rules of elements and classes that a page does not have, but for the layers that stay whole. */
function reduce(all: Root, names: Set<string>, whole: string[]): string {
  const sheet = all.clone();
  const isWhole = (node: ChildNode): boolean =>
    (isLayer(node) && whole.includes(node.params)) ||
    (node.parent !== undefined && node.parent.type !== 'root' && isWhole(node.parent as ChildNode));
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent) || isWhole(rule)) return;
    const selectors = selectorsOf(rule.selector);
    const kept = selectors.filter((selector) => canMatch(selector, names));
    if (kept.length === 0) remove(rule);
    else if (kept.length < selectors.length) rule.selectors = kept.map(String);
  });
  const animations = sheet
    .toString()
    .match(/animation[^;}]*/g)
    ?.join();
  sheet.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && !animations?.includes(atRule.params)) remove(atRule);
  });
  joinConditions(sheet);
  return sheet.toString().replaceAll('\n', '');
}

const parsedSelectors = new Map<string, Selector[]>();

/** The selectors of a rule, parsed once for all pages. */
function selectorsOf(text: string): Selector[] {
  const selectors = parsedSelectors.get(text) ?? selectorParser().astSync(text).nodes;
  parsedSelectors.set(text, selectors);
  return selectors;
}

const isKeyframes = (node: object | undefined) =>
  node !== undefined && 'name' in node && node.name === 'keyframes';

/** Removes a node, and any parent that this leaves empty. */
function remove(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root') remove(parent as ChildNode);
}

/** The pseudo-classes of which a page must have what stands in their brackets. */
const alternatives = [':is', ':where', ':has'];

/**
 * Whether all classes and elements that a selector asks for are on the page. Of alternatives, in `:is()` and
 * its like, one is enough; what `:not()` excludes, and what is neither, says nothing.
 */
function canMatch(node: Node, names: Set<string>): boolean {
  if (node.type === 'class') return names.has(`.${node.value}`);
  if (node.type === 'tag') return names.has('*') || names.has(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => canMatch(part, names));
  const isList = node.type === 'pseudo' && alternatives.includes(node.value);
  return !isList || node.nodes.some((alternative) => canMatch(alternative, names));
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
