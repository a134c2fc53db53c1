import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import type { Locale } from '@/lib/locale';
import { findTerms } from '../glossary';
import { type JsxElement, readProps } from '../jsx-props';
import { type Located, textsIn } from '../located';
import { fileStart, problem } from '../problem';
import { pageLocation } from '../read-content';
import { isUnwritten } from './placeholders';

/** Terms of a page that the glossary avoids. */
export const terms = lintRule<Root>('content:terms', (tree, file) => {
  const { locale } = pageLocation(file.path ?? '') ?? {};
  if (!locale) return;
  for (const { place, reason, note } of avoidedTerms(passagesOf(tree, file), file, locale))
    problem(file, place, reason, note);
});

/** Each term of some passages of a file that the glossary of its language avoids. */
export function avoidedTerms(passages: Passage[], file: VFile, locale: Locale) {
  const source = String(file);
  const { toOffset, toPoint } = location(file);
  return passages.flatMap((runs) => {
    const text = runs.map((run) => run.text).join('');
    if (isUnwritten(text)) return [];
    return findTerms(text, locale).map(({ term, index, use, why }) => {
      let start = 0;
      const run = runs.find((candidate) => {
        start += candidate.text.length;
        return index < start;
      });
      const before = index - start + (run?.text.length ?? 0);
      // The file may have more characters than the text: quotes, escapes, indentation.
      const from = (toOffset(run?.place) ?? 0) + before;
      const offset = source.indexOf(term.split(/\s/u)[0] ?? '', from);
      return {
        place: toPoint(offset < 0 ? from : offset),
        reason: `“${term}” is a term to avoid: ${why}`,
        note: `Write: ${use}.`,
      };
    });
  });
}

/** A text that readers see as one (a paragraph, a field, a prop), in the runs that markup divides. */
export type Passage = { text: string; place: Point }[];

/** Fields and props that hold addresses, anchors and articles of law instead of prose. */
const notProse = new Set(['href', 'id', 'order', 'path', 'reference', 'refs', 'reviewedOn']);

/** The prose of a page: its front matter, its body, the props of its blocks. */
export function passagesOf(tree: Root, file: VFile): Passage[] {
  const passages = file.data.fields ? passagesOfFields(file.data.fields) : [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      passages.push(...passagesOfFields(readProps(node as JsxElement).data));
    if (parent && isInline(parent)) return;
    if ('children' in node && node.children.some(isInline)) passages.push(runsOf(node));
  });
  return passages;
}

/** The prose among the values of a front matter, a data file or a block. */
export const passagesOfFields = (fields: Located): Passage[] =>
  textsIn(fields)
    .filter(({ name }) => !notProse.has(name))
    .map(({ part }) => [{ text: String(part.value), place: part.place }]);

const inlineTypes = ['text', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'inlineCode'];
const isInline = ({ type }: { type: string }) => inlineTypes.includes(type);

function runsOf(node: Nodes): Passage {
  const place = node.position?.start ?? fileStart;
  if (node.type === 'text') return [{ text: node.value, place }];
  if (node.type === 'image') return [{ text: node.alt ?? '', place }];
  if ('children' in node) return node.children.flatMap(runsOf);
  // Code, line breaks: something stands there, and it is no prose.
  return [{ text: node.type === 'break' ? '\n' : '\uFFFC', place }];
}
