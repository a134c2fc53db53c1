import { type Element, walk } from '@/scripts/postbuild/html';
import { attribute } from './built-pages';

/** Letters and figures in their order, without spaces, signs and punctuation. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text without its spaces, to look for a sentence across elements. */
export const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** The text of a part of a page, a space between its nodes; `inside` says what to read. */
export function shownText(part: Element, inside: (element: Element) => boolean): string {
  return [...walk(part, inside)].map((node) => ('value' in node ? node.value : ' ')).join('');
}

/** What a screen reader passes over. */
export const isSilent = (node: Element) =>
  ['script', 'svg'].includes(node.tagName) ||
  attribute(node, 'aria-hidden') === 'true' ||
  attribute(node, 'hidden') !== undefined;
