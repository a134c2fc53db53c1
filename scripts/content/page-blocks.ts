import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Position } from './fault';
import { propValue } from './prop-value';
import { single, type Written } from './written';

export type BlockElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A block of a page, with its props. Fragments (`<>`) have no name and are not blocks. */
export type PageBlock = BlockProps & { name: string; element: BlockElement };

/** The props of a block as they are written, and where one holds code instead of a value. */
export type BlockProps = { written: Written; code: (Position & { name: string })[] };

/** The blocks among the nodes of a page, in their order. */
export const blocksIn = (nodes: Nodes[]): PageBlock[] =>
  nodes.flatMap((node) =>
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name
      ? [{ name: node.name, element: node, ...readProps(node) }]
      : [],
  );

function readProps(element: BlockElement): BlockProps {
  const at = placeOf(element);
  const parts: Written['parts'] = new Map();
  const value: Record<string, unknown> = {};
  const code: BlockProps['code'] = [];
  for (const attribute of element.attributes) {
    const start = placeOf(attribute);
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    const written =
      attribute.type === 'mdxJsxExpressionAttribute'
        ? undefined
        : given(attribute.value, attribute);
    if (!written) {
      code.push({ ...start, name });
      continue;
    }
    value[name] = written.value;
    parts.set(name, { at: start, written });
  }
  return { written: { value, at, parts }, code };
}

type Attribute = Extract<BlockElement['attributes'][number], { type: 'mdxJsxAttribute' }>;
type Given = Attribute['value'];

function given(value: Given, { name, position }: Attribute): Written | undefined {
  const at = placeOf({ position });
  if (value === null || value === undefined) return single(true, at);
  if (typeof value === 'string') {
    // From name=" on, up to the quote at the end.
    const start = (position?.start.offset ?? 0) + name.length + 2;
    const end = (position?.end.offset ?? 0) - 1;
    return single(value, at, { start, end, notation: 'attribute' });
  }
  return propValue(value.data?.estree);
}

/** Where something stands, for a report. */
export function placeOf({ position }: { position?: { start: Position } }): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
