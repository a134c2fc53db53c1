import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as z from 'zod';
import { blockProps } from '@/components/block-props';
import { type JsxElement, readProps } from '../jsx-props';
import { anchorsIn } from '../page-index';
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

/** Anchors that appear twice on a page, or that cannot be part of an address. */
export const ids = lintRule<Root>('content:ids', (tree, file) => {
  const lines = new Map<string, number>();
  for (const { id, place } of anchorsIn(tree)) {
    const line = lines.get(id);
    lines.set(id, line ?? place.line);
    if (!/^[A-Za-z][\w-]*$/.test(id))
      problem(
        file,
        place,
        `The id "${id}" cannot be part of an address.`,
        'Write English words in lower case, joined by hyphens: warning-signs.',
      );
    else if (line !== undefined)
      problem(
        file,
        place,
        `The id "${id}" is already used on line ${line}.`,
        'Choose another one, the same in both languages.',
      );
  }
});

/** Code in a page: imports, and braces that hold more than a comment. */
export const code = lintRule<Root>('content:code', (tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      problem(
        file,
        node,
        'A page has no imports and no exports.',
        'Remove it: every block is available without an import.',
      );
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (isExpression && holdsCode(node.value))
      problem(
        file,
        node,
        `{${node.value}} is read as code.`,
        'For a brace in plain text write `\\{`; for a comment, {/* comment */}.',
      );
  });
});

/** A single name in braces, such as {email}, is a placeholder: placeholders.ts. */
const holdsCode = (value: string) =>
  !/^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value) && !/^[A-Za-z_]\w*$/.test(value);
