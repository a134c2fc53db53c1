import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BlockElement } from './block-props';

/** The blocks of a page, in their order. Fragments (`<>`) have no name and are not among them. */
export function blocksIn(body: Root): (BlockElement & { name: string })[] {
  const found: (BlockElement & { name: string })[] = [];
  visit(body, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name)
      found.push(node as BlockElement & { name: string });
  });
  return found;
}
