import { visit } from 'unist-util-visit';

/** @import { Root } from 'hast' */
/** @import {} from 'mdast-util-mdx-jsx' */
/** @import { VFile } from 'vfile' */

/**
 * A rehype plugin for the words of a block. On the line right under the tag they are bare, as they are
 * beside it; after an empty line they are a paragraph.
 */
export default function blockWords() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) =>
    visit(tree, 'mdxJsxFlowElement', (block) => {
      const [words, ...more] = block.children;
      if (words?.type !== 'element' || words.tagName !== 'p' || more.length > 0) return;
      const [from, to] = [block.position?.start.offset, words.position?.start.offset];
      if (!/\n\s*\n/.test(String(file).slice(from, to))) block.children = words.children;
    });
}
