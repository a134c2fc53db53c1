import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as z from 'zod';
import { blockProps } from '@/components/block-props';
import { type JsxElement, readProps } from '../jsx-props';
import { problem } from '../problem';
import { suggest } from '../suggest';
import { propTerms, schemaMessages } from '../zod-messages';

/** The few HTML tags for which Markdown has no notation. */
const html = ['abbr', 'br', 'cite', 'sub', 'sup'];

const schemas: Record<string, z.ZodObject | undefined> = blockProps;

/** Blocks and props that do not exist, are missing, or hold a value that the block cannot show. */
export const blocks = lintRule<Root>('content:blocks', (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement;
    const { name } = element;
    // A fragment (<>) has no name.
    if (!name || html.includes(name)) return;
    const schema = schemas[name];
    if (schema) checkUse(file, name, element, schema);
    else reportUnknown(file, name, element);
  });
});

function reportUnknown(file: VFile, name: string, element: JsxElement) {
  const meant = suggest(name, Object.keys(blockProps));
  const note = meant
    ? `Write <${meant}>.`
    : 'Use Markdown or one of the blocks of docs/blocks-and-exhibits.md.';
  problem(file, element, `<${name}> is not a block.`, note);
}

function checkUse(file: VFile, name: string, element: JsxElement, schema: z.ZodObject) {
  const { data, code } = readProps(element);
  for (const prop of code)
    problem(
      file,
      prop.place,
      `The prop \`${prop.name}\` of <${name}> contains code.`,
      'Write the text, number or list itself: a page has no variables.',
    );
  // Nothing more can be said of a prop that contains code.
  const unread = code.map((prop) => prop.name);
  const props = z.strictObject(
    Object.fromEntries(Object.entries(schema.shape).filter(([key]) => !unread.includes(key))),
  );
  for (const { place, reason, note } of schemaMessages(data, props, propTerms(name)))
    problem(file, place, reason, note);
  checkChildren(file, name, element, schema.meta()?.inside);
}

function checkChildren(file: VFile, name: string, element: JsxElement, inside: unknown) {
  const isEmpty = element.children.length === 0;
  if (inside === 'required' && isEmpty)
    problem(
      file,
      element,
      `<${name}> is empty.`,
      `Write its text between <${name}> and </${name}>.`,
    );
  if (!inside && !isEmpty)
    problem(
      file,
      element,
      `<${name}> cannot contain anything: this text would not be shown.`,
      'End the tag with “/>” and write the text after it.',
    );
}
