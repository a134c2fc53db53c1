import { SKIP, visit } from 'unist-util-visit';
import { wholeWords } from '../whole-words.mjs';

/**
 * @import { Element, ElementContent, Root } from 'hast'
 * @import { VFile } from 'vfile'
 */

/** @typedef {{ href: string, words: string[] }} LinkedTerm an address in the glossary, and every way to write the term */

/** On a page: more would make it harder to read, and heavier. */
const mostLinks = 4;

/** The pages that explain the law, with their language. */
const explained = /content\/(?:sectors|services)\/[^/]+\.(\w+)\.mdx$/;

/** Elements in which no term becomes a link. */
const skipped = ['a', 'code', 'h2', 'h3'];

/**
 * A rehype plugin: makes the first mention of some glossary terms in the paragraphs of a section a link
 * to their definition.
 * @param {{ terms: Record<string, LinkedTerm[]> }} options by language
 */
export default function termLinks({ terms }) {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    const [, locale = ''] = explained.exec(file.path) ?? [];
    const open = (terms[locale] ?? []).map(({ href, words }) => ({
      href,
      pattern: wholeWords(words),
    }));
    const fewest = open.length - mostLinks;

    for (const section of tree.children)
      if ('name' in section && section.name === 'Section')
        visit(section, { tagName: 'p' }, (paragraph) => {
          linkIn(/** @type {Element} */ (paragraph));
          return SKIP;
        });

    /** @param {{ children: ElementContent[] }} parent */
    function linkIn(parent) {
      parent.children = parent.children.flatMap((node) => {
        if (node.type === 'text') return link(node.value);
        const isText = !('tagName' in node && skipped.includes(node.tagName));
        if ('children' in node && isText) linkIn(node);
        return [node];
      });
    }

    /** @param {string} text @returns {ElementContent[]} */
    function link(text) {
      for (const [index, { href, pattern }] of open.entries()) {
        const match = open.length > fewest && pattern.exec(text);
        if (!match) continue;
        open.splice(index, 1);
        const [words] = match;
        return [
          ...link(text.slice(0, match.index)),
          linkTo(href, words),
          ...link(text.slice(match.index + words.length)),
        ];
      }
      return text ? [{ type: 'text', value: text }] : [];
    }
  };
}

/**
 * As an explicit tag, which MDX does not turn into our `Link`: print would spell out its address.
 * @param {string} href
 * @param {string} words
 * @returns {ElementContent}
 */
const linkTo = (href, words) => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'className', value: 'term' },
    { type: 'mdxJsxAttribute', name: 'href', value: href },
  ],
  children: [{ type: 'text', value: words }],
  // What MDX itself sets for a tag that its writer typed.
  data: /** @type {{}} */ ({ _mdxExplicitJsx: true }),
});
