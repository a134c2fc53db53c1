import type { Expression, Node, Property, SpreadElement } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Point } from 'unist';
import type { Located } from './located';
import { fileStart } from './problem';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The props of a block, and those that hold code instead of a value. */
export type Props = { data: Located; code: { name: string; place: Point }[] };

/** Reads the props of a block without running anything: texts, numbers, lists and groups of them. */
export function readProps({ attributes, position }: JsxElement): Props {
  const place = position?.start ?? fileStart;
  const parts = new Map<string, Located>();
  const code: Props['code'] = [];
  for (const attribute of attributes) {
    const start = attribute.position?.start ?? fileStart;
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    const part =
      attribute.type === 'mdxJsxAttribute' ? readValue(attribute.value, start) : undefined;
    if (part) parts.set(name, part);
    else code.push({ name, place: start });
  }
  return { data: group(parts, {}, place), code };
}

type AttributeValue = Extract<
  JsxElement['attributes'][number],
  { type: 'mdxJsxAttribute' }
>['value'];

function readValue(value: AttributeValue, place: Point): Located | undefined {
  if (typeof value !== 'object' || value === null)
    return { value: value ?? true, place, keyPlace: place, parts: new Map() };
  const [statement] = value.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? read(statement.expression, place) : undefined;
}

/** @returns undefined where the expression is not plain data */
function read(node: Node | null, keyPlace?: Point): Located | undefined {
  if (!node) return undefined;
  const place = pointOf(node);
  const leaf = (value: unknown): Located => ({
    value,
    place,
    keyPlace: keyPlace ?? place,
    parts: new Map(),
  });
  switch (node.type) {
    case 'Literal':
      return leaf(node.value);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? leaf(node.quasis[0]?.value.cooked) : undefined;
    case 'UnaryExpression': {
      const { value } = read(node.argument) ?? {};
      return node.operator === '-' && typeof value === 'number' ? leaf(-value) : undefined;
    }
    case 'ArrayExpression':
      return collect(
        node.elements.map((element, index) => [String(index), read(element)]),
        [],
        keyPlace ?? place,
      );
    case 'ObjectExpression':
      return collect(node.properties.map(readProperty), {}, keyPlace ?? place);
    default:
      return undefined;
  }
}

function readProperty(property: Property | SpreadElement): [string, Located | undefined] {
  if (property.type === 'SpreadElement' || property.computed) return ['', undefined];
  const { key, value } = property;
  const name =
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
  return [name, read(value as Expression, pointOf(key))];
}

function collect(entries: [string, Located | undefined][], target: object, place: Point) {
  const known = entries.flatMap(([key, part]): [string, Located][] => (part ? [[key, part]] : []));
  return known.length === entries.length ? group(new Map(known), target, place) : undefined;
}

function group(parts: Map<string, Located>, target: object, place: Point): Located {
  const values = Object.fromEntries([...parts].map(([key, { value }]) => [key, value]));
  return { value: Object.assign(target, values), place, keyPlace: place, parts };
}

const pointOf = ({ loc }: Node): Point => ({
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
});
