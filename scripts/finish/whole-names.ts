import type { Edit } from './edits';
import { attribute, isElement, type Node } from './html';

/** What readers take in as one: LCB-FT, AML/CFT, the number of an article, a law or a file. */
const names = /LCB-FT|AML\/CFT|(?:\b[DLR]\.\s?)?\d+(?:-\d+)+/g;

/** Elements whose text holds no element. */
const plain = ['title', 'option', 'textarea', 'script', 'text', 'tspan', 'desc'];

/**
 * Lets no line end at the hyphen of such a name: a browser would part L.561- from 2. A name that is
 * alone has a line of its own.
 * @param html the page that the node was read from
 */
export function wholeNames(node: Node, html: string): Edit[] {
  const place = node.sourceCodeLocation;
  if (!place || node.nodeName !== '#text' || !('parentNode' in node)) return [];
  const parent = node.parentNode as Node;
  // In the words under the headline a piece that moves as the typefaces come would be a layout shift.
  const isLead = isElement(parent) && attribute(parent, 'data-breakable') !== undefined;
  if (isLead || plain.includes(parent.nodeName)) return [];
  const text = html.slice(place.startOffset, place.endOffset);
  return [...text.matchAll(names)]
    .filter(([name]) => name !== text)
    .map(({ 0: name, index }) => ({
      from: place.startOffset + index,
      to: place.startOffset + index + name.length,
      text: `<span class="nowrap">${name}</span>`,
    }));
}
