import type { Element, ElementContent } from 'hast';

/** Whether a node is an element, of one of these tags where some are given. */
export const isTag = (node: ElementContent | undefined, ...tags: string[]): node is Element =>
  node?.type === 'element' && (tags.length === 0 || tags.includes(node.tagName));

/** What a component asks of the Markdown by its attribute `data-markdown`. */
export const markdownRole = (node: ElementContent | undefined) =>
  isTag(node) ? node.properties.dataMarkdown : undefined;

/** A node of text. */
export const text = (value: string): ElementContent => ({ type: 'text', value });

/** An element, with its properties as hast names them: className. */
export const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Puts a middle dot between parts of a line that only CSS separates. */
export function withSeparators(parent: Element, children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children.slice(0, index).findLast((other) => !isSpace(other));
    const apart =
      markdownRole(child) === 'separate' ||
      // The parts of a heading are one line.
      (isTag(child, 'span') && isTag(before) && !/^h\d$/.test(parent.tagName)) ||
      (isTag(child, 'a') && parent.tagName === 'address');
    return before && apart ? [text(' · '), child] : [child];
  });
}

const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
