import type { Node } from 'estree';
import MagicString from 'magic-string';
import type { Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import {
  isCollection,
  isSeq,
  parseDocument,
  visit as visitYaml,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Element, isElement } from './block-props';

/** The longest line that is not prose. */
export const longestLine = 160;

/** A tag with more characters has one prop a line. */
const longestTag = 100;

/** An opening tag, from its “<” to its “>”. */
type Tag = { name: string; start: number; end: number };

/**
 * Lays out a page: one prop per line in a long tag, one row per line in a list, one key per line in a row
 * that is still too long, and the words of a long block on a line of their own. Only white space changes, and
 * the braces around entries of the front matter.
 */
export function layOut(tree: Root, text: string): { page: MagicString; tags: Tag[] } {
  const page = new MagicString(text);
  const tags: Tag[] = [];
  visit(tree, (node, _, parent) => {
    // Markdown gives these a line each, whatever they hold; a quotation starts every line with “>”.
    if (/^(table|heading|blockquote)$/.test(node.type)) return SKIP;
    const start = node.position?.start.offset;
    if (start === undefined) return;
    if (isElement(node)) tags.push(layOutTag(page, node, start, hasNoProse(parent)));
    const fields = node.type === 'yaml' && layOutFields(node.value);
    if (fields) page.update(start, node.position?.end.offset ?? 0, `---\n${fields}---`);
  });
  return { page, tags };
}

/** Whether a paragraph holds nothing but tags. Words beside a tag keep it on their line. */
const hasNoProse = (paragraph: Parents | undefined): boolean =>
  paragraph?.children.every((node) => isElement(node) || ('value' in node && !node.value.trim())) ??
  false;

/** @param wordsMove whether its words may have a line of their own where one is too short for all */
function layOutTag(page: MagicString, element: Element, start: number, wordsMove: boolean): Tag {
  const { name, type, attributes } = element;
  const text = page.original;
  const lastProp = attributes.at(-1)?.position?.end.offset ?? start;
  const end = text.indexOf('>', lastProp) + 1;
  const tag = { name: `<${name ?? ''}>`, start, end };
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  // After other words of its paragraph, a line that starts with “>” is a quotation.
  const startsLine = /^\s*(([-*+]|\d+[.)])\s+)*$/.test(before);
  if (!startsLine) return tag;
  const indent = ' '.repeat(before.length);
  const inLine = before + inOneLine(text.slice(start, end)).replace(/ >$/, '>');
  const isLong = inLine.length - before.length > longestTag;
  if (wordsMove) moveWords(page, element, end, isLong ? longestLine : inLine.length, indent);
  if (!isLong) {
    if (/^\n *>$/.test(text.slice(lastProp, end)) && !text.slice(start, lastProp).includes('\n'))
      page.update(lastProp, end, '>');
    return tag;
  }
  for (const { position, value } of attributes) {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset];
    breakBefore(page, from, `${indent}  `);
    const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || [];
    // In a paragraph a line that starts with a brace is read as code.
    if (type === 'mdxJsxFlowElement' && statement?.type === 'ExpressionStatement')
      breakValue(page, statement.expression, `${indent}  `, text.slice(from, to));
  }
  breakBefore(page, text.at(end - 2) === '/' ? end - 2 : end - 1, indent);
  return tag;
}

/** The start of a list, a heading, a quotation, a table, a tag or code: not words. */
const startsNoWords = /^([-+*]\s|\d+[.)]\s|[>#|{<`~])/;

/**
 * Puts the words of a block on a line of their own where a line has no room for them.
 * @param used the characters that the line of the tag has without them
 */
function moveWords(
  page: MagicString,
  { position }: Element,
  from: number,
  used: number,
  indent: string,
) {
  const text = page.original;
  const to = text.lastIndexOf('</', position?.end.offset);
  const words = text.slice(from, to);
  const lineEnd = /.*/.exec(text.slice(to))?.[0] ?? '';
  if (!words.trim() || startsNoWords.test(words) || words.startsWith('\n')) return;
  if (used + words.length + lineEnd.length <= longestLine) return;
  page.appendRight(from, `\n${indent}  `);
  breakBefore(page, to, indent);
}

/** @param line the value with its name, as the page has it */
function breakValue(page: MagicString, node: Node, indent: string, line: string) {
  const isList = node.type === 'ArrayExpression';
  const items = isList ? node.elements : node.type === 'ObjectExpression' ? node.properties : [];
  const hasRows = isList && items.some((item) => item?.type === 'ObjectExpression');
  if (!hasRows && `${indent}${inOneLine(line)},`.length <= longestLine) return;
  for (const item of items) {
    if (!item?.range) continue;
    breakBefore(page, item.range[0], `${indent}  `);
    const value = item.type === 'Property' ? item.value : item;
    breakValue(page, value, `${indent}  `, page.original.slice(...item.range));
  }
  if (items.length > 0 && node.range) breakBefore(page, node.range[1] - 1, indent);
}

/** Starts a line before a place. */
function breakBefore(page: MagicString, offset: number, indent: string) {
  const end = page.original.slice(0, offset).trimEnd().length;
  if (end < offset) page.update(end, offset, `\n${indent}`);
  else page.appendLeft(offset, `\n${indent}`);
}

const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/**
 * Takes out of its braces or brackets what is too long in them, and the other entries of its list with it.
 * @returns undefined where nothing is too long
 */
function layOutFields(yaml: string): string | undefined {
  const fields = parseDocument(yaml);
  const long: (YAMLMap | YAMLSeq)[] = [];
  visitYaml(fields, {
    Collection(_, node, path) {
      if (!node.flow || !node.range) return;
      const lineStart = yaml.lastIndexOf('\n', node.range[0]) + 1;
      const list = path.at(-1);
      if (node.range[1] - lineStart > longestLine)
        long.push(...(isSeq(list) ? list.items.filter(isCollection) : [node]));
      return visitYaml.SKIP;
    },
  });
  if (long.length === 0 || fields.errors.length > 0) return undefined;
  for (const node of long) node.flow = false;
  const result = fields.toString({ lineWidth: 0, flowCollectionPadding: false });
  return layOutFields(result) ?? result;
}
