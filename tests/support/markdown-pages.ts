import { readFileSync } from 'node:fs';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Where the Markdown page of an address stands. */
export const markdownFile = (path: string) => `out${path === '/' ? '/index' : path}.md`;

/** A page's Markdown page, as text and as a tree. */
export function markdownPage(path: string): { text: string; tree: Root } {
  const text = readFileSync(markdownFile(path), 'utf8');
  return { text, tree: unified().use(remarkParse).use(remarkGfm).parse(text) };
}

/** Every node of a Markdown tree. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** The words of a Markdown tree, a space between its nodes. */
export const wordsIn = (node: Nodes) =>
  [...nodesOf(node)].map((part) => ('value' in part ? part.value : ' ')).join('');
