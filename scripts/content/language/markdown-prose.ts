import type { Nodes } from 'mdast';
import type { Locale } from '@/lib/locale';
import { opaque, type Part, type Passage, passageOf } from './passage';
import { readableParts } from './signs';

/** The prose of a Markdown tree: one passage for each paragraph, heading or text in a block. */
export function markdownProse(node: Nodes, file: string, locale: Locale): Passage[] {
  if (!('children' in node)) return [];
  if (!node.children.some(({ type }) => inline.has(type)))
    return node.children.flatMap((child) => markdownProse(child, file, locale));
  return [passageOf(inlineParts(node.children, file, 0), locale)];
}

const inline = new Set<Nodes['type']>([
  ...(['text', 'emphasis', 'strong', 'link', 'linkReference', 'inlineCode', 'image'] as const),
  ...(['break', 'mdxJsxTextElement', 'mdxTextExpression'] as const),
]);

function inlineParts(nodes: Nodes[], file: string, depth: number): Part[] {
  return nodes.flatMap((node): Part[] => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'text')
      return readableParts(file, { start, end, notation: 'markdown' }, depth);
    if (node.type === 'image' && node.alt && file.startsWith(`![${node.alt}]`, start))
      return readableParts(
        file,
        { start: start + 2, end: start + 2 + node.alt.length, notation: 'plain' },
        depth + 1,
      );
    if (node.type === 'break') return [{ text: '\n', start, end, depth }];
    if ('children' in node && node.children.length > 0)
      return inlineParts(node.children, file, depth + 1);
    return [{ text: opaque, start, end, depth: Number.POSITIVE_INFINITY }];
  });
}
