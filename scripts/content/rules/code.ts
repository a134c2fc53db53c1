import type { Nodes } from 'mdast';
import { placeOf } from '../page-blocks';
import type { PageRule } from './rule';

/** Code in a page: imports, and braces that hold more than a remark. */
export const code: PageRule = ({ file, nodes }) =>
  nodes.flatMap((node) => {
    const words = explain(node);
    return words ? [{ file, ...placeOf(node), ...words }] : [];
  });

function explain(node: Nodes) {
  if (node.type === 'mdxjsEsm')
    return {
      message: 'A page holds no import and no export.',
      advice: 'Remove it: every block is there by itself.',
    };
  const inBraces = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  if (inBraces && holdsCode(node.value))
    return {
      message: `{${node.value}} is read as code.`,
      advice: 'For a brace in plain text write `\\{`; for a remark, {/* remark */}.',
    };
  return undefined;
}

/** A single name between braces, such as {email}, is a placeholder: rules/placeholders.ts. */
const holdsCode = (value: string) =>
  !/^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value) && !/^[A-Za-z_]\w*$/.test(value);
