import { visit } from 'unist-util-visit';

/** @import { Root } from 'hast' */
/** @import {} from 'mdast-util-mdx-jsx' */
/** @import { VFile } from 'vfile' */

/**
 * A rehype plugin for the words of a block. On a line of their own right under the tag they are the same words as
 * beside it; with an empty line between them they are a paragraph.
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
