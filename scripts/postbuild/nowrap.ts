import { attribute, isElement, type Node, textOf } from './html';

/**
 * What readers take as one word: LCB-FT, AML/CFT, the number of an article, a law or a file; in French
 * also e-mail, celle-ci, grand-ducal, rendez-vous, and a verb with the pronoun after it (permet-il).
 */
const references =
  /LCB-FT|AML\/CFT|(?:\b[DLR]\.\s?)?\d+(?:-\d+)+|\b(?:e-mails?|rendez-vous|ce(?:lle|lui|lles|ux)-(?:ci|là)|grand-ducale?)\b|\p{L}+-(?:t-)?(?:ils?|elles?|on)(?!\p{L})/giu;

/** In a heading a day also stays with its year (19 janvier 2026, 10 July 2027), and suis-je is one word. */
const headings = ['h1', 'h2', 'h3', 'summary'];
const inHeadings = new RegExp(
  `\\d{1,2}(?:er)?\\s\\p{L}+\\s\\d{4}|\\p{L}+-je(?!\\p{L})|${references.source}`,
  references.flags,
);

/** The ending of a French ordinal. Raised here, so that titles, mails and forms keep plain text. */
const ordinal = /(?<!\p{L}|\d)1er(?!\p{L})/gu;

/** Elements whose text may hold no element. */
const textOnly = ['title', 'option', 'textarea', 'script', 'text', 'tspan', 'desc'];

/** Elements whose lines never break, by their style. */
const oneLine = ['small'];

/** Blocks of prose, as wide as their column, and what may stand in a line of them. */
const prose = ['p', 'li', 'dd'];
const phrasing = ['a', 'em', 'strong', 'span', 'code', 'time'];

/** So many characters stand on the first line of a block of prose, on the narrowest screens too. */
const firstLine = 24;

/**
 * Raises the ordinal 1er, lets no line begin with a middle dot, and keeps such a reference on one line:
 * browsers break L.561-2 after its hyphen. A hyphen that does not break is another letter, which a search
 * for the reference does not find; so it gets a span.
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
  const fits = (end: number) =>
    oneLine.includes(parent.nodeName) || lengthBefore(node) + end <= firstLine;
  const pattern = headings.includes(parent.nodeName) ? inHeadings : references;
  const set = text.replace(pattern, (match, offset: number) =>
    // A reference that stands alone has a line of its own.
    match === text || fits(offset + match.length) ? match : `<span class="nowrap">${match}</span>`,
  );
  const raised = set.replace(ordinal, '1<sup>er</sup>').replaceAll(' · ', '\u00a0· ');
  return raised === text ? undefined : raised;
}

/** How many characters stand before a text in its block of prose; infinite where lines are shorter. */
function lengthBefore(node: Node): number {
  const parent = 'parentNode' in node ? (node.parentNode as Node) : undefined;
  if (!parent || !('childNodes' in parent)) return Number.POSITIVE_INFINITY;
  const siblings = parent.childNodes.slice(0, parent.childNodes.indexOf(node));
  const length = siblings.reduce((sum, sibling) => sum + textOf(sibling).length + 1, 0);
  if (phrasing.includes(parent.nodeName)) return length + lengthBefore(parent);
  return prose.includes(parent.nodeName) && !isNarrow(parent) ? length : Number.POSITIVE_INFINITY;
}

/** Whether a block stands in an exhibit or in a table. */
function isNarrow(node: Node): boolean {
  if (['figure', 'table'].includes(node.nodeName)) return true;
  return 'parentNode' in node && node.parentNode !== null && isNarrow(node.parentNode as Node);
}
