import type { Expression, Node, Program, Property } from 'estree';
import type { Position } from './fault';
import { single, type Written } from './written';

/**
 * The value of a prop between braces: texts, numbers, lists and groups of them.
 * @returns undefined where it is anything else, which would be code.
 */
export function propValue(program: Program | null | undefined): Written | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? read(statement.expression) : undefined;
}

function read(node: Expression): Written | undefined {
  if (node.type === 'Literal') return single(node.value, placeOf(node), betweenQuotes(node));
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return single(node.quasis[0]?.value.cooked, placeOf(node), betweenQuotes(node));
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const positive = read(node.argument);
    return typeof positive?.value === 'number' ? single(-positive.value, placeOf(node)) : undefined;
  }
  if (node.type === 'ArrayExpression')
    return gather(
      node,
      [],
      node.elements.map((value, index) => ({ key: index, value })),
    );
  if (node.type === 'ObjectExpression') return gather(node, {}, node.properties.map(entryOf));
  return undefined;
}

type Entry = { key: string | number; value: Node | null; start?: Node };

function entryOf(property: Property | { type: 'SpreadElement' }): Entry {
  if (property.type === 'SpreadElement' || property.computed) return { key: '', value: null };
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
  return { key: String(name), value, start: key };
}

function gather(node: Node, value: object, entries: Entry[]): Written | undefined {
  const parts: Written['parts'] = new Map();
  for (const entry of entries) {
    const written = entry.value && read(entry.value as Expression);
    if (!written) return undefined;
    parts.set(String(entry.key), { at: placeOf(entry.start ?? (entry.value as Node)), written });
    Object.assign(value, { [entry.key]: written.value });
  }
  return { value, at: placeOf(node), parts };
}

function betweenQuotes({ range }: Node): Written['signs'] {
  return range && { start: range[0] + 1, end: range[1] - 1, notation: 'script' };
}

function placeOf({ loc }: Node): Position {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}
