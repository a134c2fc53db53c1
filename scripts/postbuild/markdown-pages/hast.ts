import type { Element, ElementContent } from 'hast';

/** Whether a node is an element, of one of these tags where some are given. */
export const isTag = (node: ElementContent | undefined, ...tags: string[]): node is Element =>
  node?.type === 'element' && (tags.length === 0 || tags.includes(node.tagName));

/** The classes of an element. */
export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** Whether a node is an element with one of these classes. */
export const hasClass = (node: ElementContent | undefined, ...names: string[]) =>
  isTag(node) && classesOf(node).some((name) => names.includes(name));

/** A node of text. */
export const text = (value: string): ElementContent => ({ type: 'text', value });

/** An element, with its properties as hast names them: className. */
export const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
