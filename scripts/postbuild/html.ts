import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Tree = DefaultTreeAdapterTypes.Document;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** A page as a tree, whose nodes know where they stand in the text. */
export const parsePage = (html: string): Tree => parse(html, { sourceCodeLocationInfo: true });

/** Every node of a tree, in the order of the document. `inside` says whether to go into one. */
export function* walk(
  tree: DefaultTreeAdapterTypes.ParentNode,
  inside: (element: Element) => boolean = () => true,
): Generator<Node> {
  // A list instead of recursion: nested generators pass each node up through every level.
  const waiting = [...tree.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ('childNodes' in node && (!('tagName' in node) || inside(node)))
      waiting.push(...[...node.childNodes].reverse());
  }
}

/** The value of an attribute, or undefined. */
export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** The words in a node, spaces folded. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
}
