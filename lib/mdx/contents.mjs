import { element, textOf } from './tree.mjs';

/**
 * @import { ElementContent, Root, RootContent } from 'hast'
 * @import { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
 */

/** A page with fewer sections is read without a list of them. */
const fewestSections = 4;

/**
 * A rehype plugin: gathers the sections of a page and its footnotes in one element, after the list of
 * the headings.
 * `components/blocks/sections.tsx` draws `Sections` and `Contents`.
 */
export default function contents() {
  /** @param {Root} tree */
  return (tree) => {
    const start = tree.children.findIndex(isSection);
    if (start < 0) return;
    const end = tree.children.findLastIndex((node) => isSection(node) || isFootnotes(node)) + 1;
    const children = /** @type {ElementContent[]} */ (tree.children.slice(start, end));
    const sections = children.filter(isSection);
    const isLong = sections.length >= fewestSections;
    const props = {
      contents: isLong,
      demoBar: tree.children.some((node) => 'name' in node && node.name === 'CallToAction'),
    };
    const list = isLong ? [block('Contents', { count: sections.length }, [listOf(sections)])] : [];
    tree.children.splice(start, end - start, block('Sections', props, [...list, ...children]));
  };
}

/**
 * A section, or another block that says how the list names it.
 * @type {(node: RootContent) => node is MdxJsxFlowElementHast}
 */
const isSection = (node) =>
  node.type === 'mdxJsxFlowElement' &&
  (node.name === 'Section' ||
    (node.name !== null &&
      node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'short')));

/** @param {RootContent} node */
const isFootnotes = (node) => 'name' in node && node.name === 'Footnotes';

/**
 * The links to the sections; those of a journal after the year they are in.
 * @param {MdxJsxFlowElementHast[]} sections @returns {ElementContent}
 */
function listOf(sections) {
  const years = sections.map((section) => String(propOf(section, 'day') ?? '').slice(0, 4));
  const items = sections.flatMap((section, index) => {
    const year = years[index];
    const isNew = year && year !== years[index - 1];
    const head = element('li', { className: ['contents-year'] }, [
      { type: 'text', value: year ?? '' },
    ]);
    return [...(isNew ? [head] : []), element('li', {}, [linkTo(section)])];
  });
  return element('ol', {}, items);
}

/** @param {MdxJsxFlowElementHast} section @param {string} prop */
const propOf = ({ attributes }, prop) =>
  attributes.find((attribute) => 'name' in attribute && attribute.name === prop)?.value;

/** @param {MdxJsxFlowElementHast} section */
function linkTo(section) {
  const { children } = section;
  const id = propOf(section, 'id');
  const short = propOf(section, 'short');
  const heading = children.find((node) => node.type === 'element' && node.tagName === 'h2');
  return element('a', { href: `#${id}` }, [
    { type: 'text', value: typeof short === 'string' ? short : textOf(heading) },
  ]);
}

/**
 * @param {string} name
 * @param {Record<string, boolean | number>} props one that is false is left out
 * @param {ElementContent[]} children
 * @returns {MdxJsxFlowElementHast}
 */
const block = (name, props, children) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props)
    .filter(([, value]) => value !== false)
    .map(([prop, value]) => ({
      type: 'mdxJsxAttribute',
      name: prop,
      value: value === true ? null : String(value),
    })),
  children,
});
