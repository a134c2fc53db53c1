import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { anchorsIn } from '../page-index';
import { problem } from '../problem';

/** Anchors that appear twice on a page, or that cannot be part of an address. */
export const ids = lintRule<Root>('content:ids', (tree, file) => {
  const lines = new Map<string, number>();
  for (const { id, place } of anchorsIn(tree)) {
    const line = lines.get(id);
    lines.set(id, line ?? place.line);
    if (!/^[A-Za-z][\w-]*$/.test(id))
      problem(
        file,
        place,
        `The id "${id}" cannot be part of an address.`,
        'Write English words in lower case, joined by hyphens: warning-signs.',
      );
    else if (line !== undefined)
      problem(
        file,
        place,
        `The id "${id}" is already used on line ${line}.`,
        'Choose another one, the same in both languages.',
      );
  }
});
