import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

const isLayer = (node: object): node is AtRule => 'name' in node && node.name === 'layer';

/**
 * Parses a sheet and merges its layers, which every component's sheet repeats, in the order that
 * `components/styles/layers.css` states. So merged, they need no statement of their order.
 * @throws Error if that leaves a layer out.
 */
export function layered(css: string): Root {
  const sheet = postcss.parse(css);
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
  return sheet;
}

const conditions = ['media', 'container', 'supports'];

/** Merges neighbouring at-rules that have the same condition. */
function joinConditions(sheet: Root) {
  sheet.walkAtRules((node) => {
    const before = node.prev();
    if (before?.type !== 'atrule' || !conditions.includes(node.name) || !node.nodes) return;
    if (`${node.name} ${node.params}` !== `${before.name} ${before.params}`) return;
    before.append(node.nodes);
    node.remove();
  });
}

/** A sheet without the rules for elements and classes that a page lacks; the layers in `whole` stay whole. */
export function reduce(all: Root, names: Set<string>, whole: string[]): string {
  const sheet = all.clone();
  const isWhole = (node: ChildNode): boolean =>
    (isLayer(node) && whole.includes(node.params)) ||
    (node.parent !== undefined && node.parent.type !== 'root' && isWhole(node.parent as ChildNode));
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent) || isWhole(rule)) return;
    const selectors = selectorsOf(rule.selector);
    const matching = selectors.filter((selector) => canMatch(selector, names));
    if (matching.length === 0) remove(rule);
    else if (matching.length < selectors.length) rule.selectors = matching.map(String);
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

/** The pseudo-classes that need one of the selectors in their brackets to match. */
const alternatives = [':is', ':where', ':has'];

/**
 * Whether all classes and elements that a selector asks for are on the page. One alternative of `:is()` and
 * the like is enough; everything else, such as what `:not()` excludes, is ignored.
 */
function canMatch(node: Node, names: Set<string>): boolean {
  if (node.type === 'class') return names.has(`.${node.value}`);
  if (node.type === 'tag') return names.has('*') || names.has(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => canMatch(part, names));
  const isList = node.type === 'pseudo' && alternatives.includes(node.value);
  return !isList || node.nodes.some((alternative) => canMatch(alternative, names));
}
