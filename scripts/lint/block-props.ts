import type { Node, Property } from 'estree';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Block as Definition } from '@/components/blocks/define-block';
import { writeRegistry } from '../lib/registry';
import { fileStart, type Point } from './messages';
import type { Values } from './values';

writeRegistry();

/** The blocks, by the names that pages write: those of the site, without a build. */
export const registry: Record<string, Definition | undefined> = await import('@/.generated/blocks');

export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a node is a block or a tag. */
export const isElement = (node: { type: string }): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export type Block = {
  name: string;
  element: Element;
  props: Values;
  /** Where a prop holds code instead of a value. */
  code: { prop: string; place: Point }[];
};

/** The blocks and tags of a page; a fragment (<>) has no name and is left out. */
export function blocksIn(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (isElement(node) && node.name)
      blocks.push({ name: node.name, element: node, ...readProps(node) });
  });
  return blocks;
}

/** Reads props without running anything: texts, numbers, lists and groups of them. */
export function readProps({ attributes, position }: Element): Pick<Block, 'props' | 'code'> {
  const value: Record<string, unknown> = {};
  const places = new Map<string, Point>([['', position?.start ?? fileStart]]);
  const code: Block['code'] = [];

  for (const attribute of attributes) {
    const place = attribute.position?.start ?? fileStart;
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    places.set(name, place);
    if (typeof attribute.value === 'object' && attribute.value) {
      const [statement] = attribute.value.data?.estree?.body ?? [];
      if (statement?.type === 'ExpressionStatement')
        value[name] = evaluate(statement.expression, [name]);
    } else if (attribute.type === 'mdxJsxAttribute') value[name] = attribute.value ?? true;
    else code.push({ prop: name, place });
  }

  function evaluate(node: Node | null, path: string[]): unknown {
    if (node?.type === 'Literal') return node.value;
    if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
      return node.quasis[0]?.value.cooked;
    if (node?.type === 'UnaryExpression' && node.operator === '-')
      return -Number(evaluate(node.argument, path));
    if (node?.type === 'ArrayExpression')
      return node.elements.map((element, index) => part(element, element, [...path, `${index}`]));
    if (node?.type === 'ObjectExpression' && node.properties.every(isPlain))
      return Object.fromEntries(
        node.properties.filter(isPlain).map(({ key, value }) => {
          const name = key.type === 'Identifier' ? key.name : String(evaluate(key, path));
          return [name, part(key, value, [...path, name])];
        }),
      );
    code.push({ prop: path[0] ?? '', place: pointOf(node) });
  }
  function part(start: Node | null, node: Node | null, path: string[]) {
    places.set(path.join('.'), pointOf(start));
    return evaluate(node, path);
  }

  const placeOf = (path: PropertyKey[]): Point =>
    places.get(path.join('.')) ?? placeOf(path.slice(0, -1));
  return { props: { value, placeOf }, code };
}

const isPlain = (property: { type: string }): property is Property =>
  property.type === 'Property' && !(property as Property).computed;

const pointOf = (node: Node | null): Point => ({
  line: node?.loc?.start.line ?? 1,
  column: (node?.loc?.start.column ?? 0) + 1,
});
