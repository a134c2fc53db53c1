import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { problem } from '../problem';

/** Code in a page: imports, and braces that hold more than a comment. */
export const code = lintRule<Root>('content:code', (tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      problem(
        file,
        node,
        'A page has no imports and no exports.',
        'Remove it: every block is available without an import.',
      );
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (isExpression && holdsCode(node.value))
      problem(
        file,
        node,
        `{${node.value}} is read as code.`,
        'For a brace in plain text write `\\{`; for a comment, {/* comment */}.',
      );
  });
});

/** A single name in braces, such as {email}, is a placeholder: placeholders.ts. */
const holdsCode = (value: string) =>
  !/^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value) && !/^[A-Za-z_]\w*$/.test(value);
