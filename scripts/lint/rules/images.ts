import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { problem } from '../problem';

/** Images that mean nothing to someone who cannot see them. */
export const images = lintRule<Root>('content:images', (tree, file) => {
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      problem(
        file,
        node,
        'This image has no alternative text.',
        'Say what it shows: ![A notary’s register](/picture.svg).',
      );
  });
});
