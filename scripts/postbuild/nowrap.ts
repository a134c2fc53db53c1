import { attribute, isElement, type Node } from './html';

/**
 * What readers take as one word: LCB-FT, AML/CFT, the number of an article, a law or a file; in French
 * also e-mail, celle-ci, grand-ducal, rendez-vous, and a verb with the pronoun after it (permet-il).
 */
const references =
  /LCB-FT|AML\/CFT|(?:\b[DLR]\.\s?)?\d+(?:-\d+)+|\b(?:e-mails?|rendez-vous|ce(?:lle|lui|lles|ux)-(?:ci|là)|grand-ducale?)\b|\p{L}+-(?:t-)?(?:ils?|elles?|on)(?!\p{L})/giu;

/** The ending of a French ordinal. Raised here, so that titles, mails and forms keep plain text. */
const ordinal = /(?<!\p{L}|\d)1er(?!\p{L})/gu;

/** Elements whose text may hold no element. */
const textOnly = ['title', 'option', 'textarea', 'script', 'text', 'tspan', 'desc'];

/**
 * Raises the ordinal 1er, and keeps such a reference on one line: browsers break L.561-2 after its hyphen. A hyphen that does not
 * break is another letter, which a search for the reference does not find; so it gets a span.
 * @returns the HTML of a text node, undefined where nothing changes
 */
export function withoutWraps(node: Node, html: string): string | undefined {
  const place = node.sourceCodeLocation;
  if (!place || node.nodeName !== '#text' || !('parentNode' in node)) return;
  const parent = node.parentNode as Node;
  // In such a text (under the headline) a span that moves when the fonts arrive would be a layout shift.
  const breakable = isElement(parent) && attribute(parent, 'data-breakable') !== undefined;
  if (breakable || textOnly.includes(parent.nodeName)) return;
  const text = html.slice(place.startOffset, place.endOffset);
  const raised = text.replace(ordinal, '1<sup>er</sup>');
  // A reference that stands alone has a line of its own.
  const set = raised.replace(references, (match) =>
    match === text ? match : `<span class="nowrap">${match}</span>`,
  );
  return set === text ? undefined : set;
}
