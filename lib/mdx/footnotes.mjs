import { elementsIn } from './tree.mjs';

/**
 * @import { Root } from 'hast'
 * @import { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
 */

/**
 * A rehype plugin: has the footnotes of a page drawn by `Footnotes` (`components/blocks/markdown.tsx`), in
 * the language of the page, after its last section.
 */
export default function footnotes() {
  /** @param {Root} tree */
  return (tree) => {
    const index = tree.children.findIndex(
      (node) => node.type === 'element' && 'dataFootnotes' in node.properties,
    );
    const [section] = index < 0 ? [] : tree.children.splice(index, 1);
    if (section?.type !== 'element') return;
    const notes = elementsIn(section).filter(({ tagName }) => tagName === 'ol');
    const last = tree.children.findLastIndex((node) => 'name' in node && node.name === 'Section');
    const place = last < 0 ? tree.children.length : last + 1;
    tree.children.splice(
      place,
      0,
      /** @type {MdxJsxFlowElementHast} */ ({
        type: 'mdxJsxFlowElement',
        name: 'Footnotes',
        attributes: [],
        children: notes,
      }),
    );
  };
}
