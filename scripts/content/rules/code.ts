import { visit } from 'unist-util-visit';
import { placeOf } from '../block-props';
import type { Fault } from '../fault';
import type { Page } from '../page';
import type { Rule } from './rule';

/** Code in a page: imports, and braces that hold more than a remark. */
export const code: Rule = ({ pages }) => pages.flatMap(faultsOf);

function faultsOf({ file, body }: Page): Fault[] {
  const faults: Fault[] = [];
  if (!body) return faults;
  visit(body, (node) => {
    if (node.type === 'mdxjsEsm')
      faults.push({
        file,
        ...placeOf(node),
        message: 'A page holds no import and no export.',
        advice: 'Remove it: every block is there by itself.',
      });
    if (
      (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
      holdsCode(node.value)
    )
      faults.push({
        file,
        ...placeOf(node),
        message: `{${node.value}} is read as code.`,
        advice: 'For a brace in plain text write `\\{`; for a remark, {/* remark */}.',
      });
  });
  return faults;
}

/** A single name between braces, such as {email}, is a placeholder: rules/placeholders.ts. */
const holdsCode = (value: string) =>
  !/^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value) && !/^[A-Za-z_]\w*$/.test(value);
