import type MagicString from 'magic-string';
import { interfaceWords } from '@/lib/content';
import { localeOf } from '@/lib/locale';
import { attribute, isElement, type Tree, walk } from './html';

/**
 * Makes the links of an embed page that lead elsewhere open a new tab, and tells screen readers so: the page
 * they would replace is in another site's frame. Leaves islands alone, because they are hydrated.
 */
export function openLinksApart(tree: Tree, html: MagicString, address: string) {
  const { newTab } = interfaceWords(localeOf(address)).embed;
  const isIsland = (element: Parameters<typeof attribute>[0]) =>
    attribute(element, 'data-island') !== undefined;
  for (const node of walk(tree, (element) => !isIsland(element))) {
    if (!isElement(node) || !leadsAway(node)) continue;
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    if (!startTag || !endTag) continue;
    html.appendLeft(startTag.endOffset - 1, ' target="_blank" rel="noopener"');
    html.appendLeft(endTag.startOffset, `<span class="visually-hidden"> (${newTab})</span>`);
  }
}

const leadsAway = (node: Parameters<typeof attribute>[0]) =>
  node.tagName === 'a' &&
  /^(\/|https?:)/.test(attribute(node, 'href') ?? '') &&
  ['target', 'download'].every((name) => attribute(node, name) === undefined);
