import { attribute, descendants, type Element } from './built-pages';

/** Letters and figures in their order, without spaces, signs and punctuation. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text without its spaces, to look for a sentence across elements. */
export const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** The text of a part of a page, a space between its nodes; `enter` says what to read. */
export const shownText = (part: Element, enter: (element: Element) => boolean) =>
  [...descendants(part, enter)].map((node) => ('value' in node ? node.value : ' ')).join('');

/** Whether a screen reader passes over an element. */
export const isSilent = (element: Element) =>
  ['script', 'svg'].includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined;
