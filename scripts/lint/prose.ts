import type { Root } from 'mdast';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type JsxElement, readProps } from './jsx-props';
import { type Located, textsIn } from './located';
import { fileStart } from './problem';

/** A text that readers see, and where it starts. */
export type Prose = { text: string; place: Point };

/** Fields and props that hold addresses, anchors and articles of law instead of prose. */
const notProse = new Set(['href', 'id', 'order', 'path', 'reference', 'refs', 'reviewedOn']);

/** The prose of a page: its front matter, its body, the props of its blocks. */
export function proseOfPage(tree: Root, file: VFile): Prose[] {
  const prose = file.data.fields ? proseOfFields(file.data.fields) : [];
  visit(tree, (node) => {
    const place = node.position?.start ?? fileStart;
    if (node.type === 'text') prose.push({ text: node.value, place });
    if (node.type === 'image' && node.alt) prose.push({ text: node.alt, place });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      prose.push(...proseOfFields(readProps(node as JsxElement).data));
  });
  return prose;
}

/** The prose among the values of a front matter, a data file or a block. */
export const proseOfFields = (fields: Located): Prose[] =>
  textsIn(fields)
    .filter(({ name }) => !notProse.has(name))
    .map(({ part }) => ({ text: String(part.value), place: part.place }));
