import type { Nodes } from 'mdast';
import type { Page } from '@/scripts/content/page';

/** A text as it is understood: without spaces, kinds of quotes and dashes, ligatures, accents on capitals, the place of €. */
export const understood = (text: string): string =>
  text
    .replaceAll(/[\s\p{Zs}]/gu, '')
    .replaceAll(/["«»“”‘’']/g, "'")
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('Oe', 'oe')
    .replaceAll(/[ÉÊÀÇÎ]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll('–', '-')
    .replaceAll(
      /[€\d.,]*€[€\d.,]*/g,
      (amount) => amount.replaceAll('€', '') + amount.replaceAll(/[^€]/g, ''),
    )
    .replaceAll(/(?<=\d),(?=\d)/g, '');

const exact = ['href', 'id', 'path', 'refs', 'reference'];

const meaning = (value: unknown, key = ''): unknown => {
  if (exact.includes(key)) return value;
  if (typeof value === 'string') return understood(value);
  if (Array.isArray(value)) return value.map((part) => meaning(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, meaning(part, name)]),
  );
};

/** What a page holds: its tree, fields and props, its texts as they are understood. */
export const skeleton = ({ body, frontMatter, blocks, syntaxFault }: Page) => ({
  fault: syntaxFault?.reason,
  fields: meaning(frontMatter?.written.value),
  props: blocks.map(({ name, written }) => [name, meaning(written.value)]),
  tree: body && shape(body),
});

function shape(node: Nodes): unknown {
  const { type } = node;
  if (type === 'text') return understood(node.value);
  if (type === 'image') return [type, node.url, node.title, understood(node.alt ?? '')];
  if (type === 'yaml') return type;
  const own = 'url' in node ? [node.url, 'title' in node && node.title] : [];
  const value = 'value' in node ? node.value : undefined;
  const level = 'depth' in node ? node.depth : undefined;
  return [type, ...own, value, level, 'children' in node ? node.children.map(shape) : []];
}
