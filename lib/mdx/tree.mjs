/** @import { Element, ElementContent, Properties, RootContent } from 'hast' */

/**
 * The words in a node.
 * @param {RootContent | undefined} node
 * @returns {string}
 */
export function textOf(node) {
  if (!node) return '';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/**
 * @param {string} tagName
 * @param {Properties} properties
 * @param {ElementContent[]} children
 * @returns {Element}
 */
export const element = (tagName, properties, children) => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/**
 * The elements in a node, without the line breaks between them.
 * @param {{ children: RootContent[] } | undefined} node
 * @returns {Element[]}
 */
export const elementsIn = (node) =>
  (node?.children ?? []).filter((child) => child.type === 'element');
