import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type * as z from 'zod';
import { countries } from '@/lib/countries';
import { type Block, blocksIn, registry } from '../block-props';
import { pageLocation } from '../content';
import { addMessage, fileStart, suggest } from '../messages';
import { schemaMessages } from '../schema';
import { textAt } from '../values';

/** The few HTML tags for which Markdown has no notation. */
const html = ['abbr', 'br', 'cite', 'q', 'sub', 'sup'];

/** What Markdown has for tags that writers may know. */
const notations: Record<string, string> = {
  a: '[words](/address)',
  b: '**words**',
  em: '*words*',
  hr: '---',
  i: '*words*',
  img: '![what it shows](/picture.jpg "caption")',
  strong: '**words**',
};

/** Blocks and props that do not exist, are missing, or hold a value that the block cannot show. */
export const blocks = lintRule<Root>('content:blocks', (tree, file) => {
  for (const block of blocksIn(tree)) {
    const { name, element } = block;
    const { props, inside } = registry[name]?.definition ?? {};
    if (props) {
      checkProps(file, block, props);
      checkChildren(file, block, inside);
    } else if (!html.includes(name)) {
      const meant = suggest(name, Object.keys(registry));
      const suggestion = notations[name] ?? (meant && `<${meant}>`);
      const note = suggestion
        ? `Write ${suggestion}.`
        : 'Use Markdown or one of the blocks of docs/blocks-and-exhibits.md.';
      addMessage(file, element, `<${name}> is not a block.`, note);
    }
  }
});

function checkProps(file: VFile, { name, props, code }: Block, schema: z.ZodObject) {
  for (const { prop, place } of code) {
    const note = 'Write the text, number or list itself: a page has no variables.';
    addMessage(file, place, `The prop \`${prop}\` of <${name}> contains code.`, note);
  }
  // Nothing more can be said of a prop that contains code.
  const unread = new Set<unknown>(code.map(({ prop }) => prop));
  const names = { whole: `<${name}>`, part: 'prop' } as const;
  for (const { path, place, reason, note } of schemaMessages(props, schema.strict(), names))
    if (!unread.has(path[0])) addMessage(file, place, reason, note);
}

function checkChildren(file: VFile, { name, element }: Block, inside: unknown) {
  const isEmpty = element.children.length === 0;
  if (inside === 'required' && isEmpty) {
    const note = `Write its text between <${name}> and </${name}>.`;
    addMessage(file, element, `<${name}> is empty.`, note);
  }
  if (!inside && !isEmpty) {
    const reason = `<${name}> cannot contain anything: this text would not be shown.`;
    addMessage(file, element, reason, 'End the tag with “/>” and write the text after it.');
  }
}

/** Starter files that lack a part: their list, spreadsheet and documents cover both countries. */
export const starterFile = lintRule<Root>('content:starter-file', (tree, file) => {
  if (file.data.unreadable || pageLocation(file.path ?? '')?.kind !== 'StarterFile') return;
  const tags = blocksIn(tree).map(({ name, props }) => tagOf(name, textAt(props, 'country')));
  const perCountry = countries.flatMap((country) => [
    tagOf('Checklist', country),
    tagOf('RiskForm', country),
  ]);
  for (const tag of [tagOf('StarterHead'), ...perCountry, tagOf('FirmDocuments')])
    if (!tags.includes(tag))
      addMessage(file, fileStart, `The starter file has no ${tag}.`, 'Add it.');
});

const tagOf = (name: string, country?: string) =>
  country ? `<${name} country="${country}" />` : `<${name} />`;

/** Anchors that appear twice on a page, or that cannot be part of an address. */
export const ids = lintRule<Root>('content:ids', (tree, file) => {
  const lines = new Map<string, number>();
  for (const { props } of blocksIn(tree)) {
    const id = textAt(props, 'id');
    if (id === undefined) continue;
    const place = props.placeOf(['id']);
    const line = lines.get(id);
    lines.set(id, line ?? place.line);
    if (!/^[A-Za-z][\w-]*$/.test(id)) {
      const note = 'Write English words in lower case, joined by hyphens: warning-signs.';
      addMessage(file, place, `The id "${id}" cannot be part of an address.`, note);
    } else if (line !== undefined) {
      const note = 'Choose another one, the same in both languages.';
      addMessage(file, place, `The id "${id}" is already used on line ${line}.`, note);
    }
  }
});

/** Code in a page: imports, and braces that hold more than a comment. */
export const code = lintRule<Root>('content:code', (tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const note = 'Remove it: every block is available without an import.';
      addMessage(file, node, 'A page has no imports and no exports.', note);
    }
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (isExpression && holdsCode(node.value)) {
      const note = 'For a brace in plain text write `\\{`; for a comment, {/* comment */}.';
      addMessage(file, node, `{${node.value}} is read as code.`, note);
    }
  });
});

/** A single name in braces, such as {email}, is a placeholder: placeholders.ts. */
const holdsCode = (value: string) =>
  !/^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value) && !/^[A-Za-z_]\w*$/.test(value);
