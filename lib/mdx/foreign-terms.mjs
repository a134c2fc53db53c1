import { visit } from 'unist-util-visit';
import { wholeWords } from './whole-words.mjs';

/** @import { ElementContent, Root } from 'hast' */

/**
 * A rehype plugin: says the language of the terms of another one, so that a screen reader speaks them right
 * (WCAG 2.2, 3.1.2). The glossary names them.
 * @param {{ terms: Record<string, Record<string, string[]>> }} options words by the language of the page, then by
 * their own
 */
export default function foreignTerms({ terms }) {
  /** @param {Root} tree @param {import('vfile').VFile} file */
  return (tree, file) => {
    const [, locale = ''] = /\.(\w+)\.mdx$/.exec(file.path) ?? [];
    const patterns = Object.entries(terms[locale] ?? {}).map(([lang, words]) => ({
      lang,
      pattern: wholeWords(words),
    }));
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      for (const { lang, pattern } of patterns) {
        const match = pattern.exec(node.value);
        if (!match) continue;
        const [words] = match;
        const parts = /** @type {ElementContent[]} */ ([
          { type: 'text', value: node.value.slice(0, match.index) },
          inLanguage(lang, words),
          { type: 'text', value: node.value.slice(match.index + words.length) },
        ]);
        parent.children.splice(index, 1, ...parts);
        // On to what follows the term.
        return index + 2;
      }
      return undefined;
    });
  };
}

/** @param {string} lang @param {string} words @returns {ElementContent} */
const inLanguage = (lang, words) => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: lang }],
  children: [{ type: 'text', value: words }],
  // What MDX itself sets for a tag that its writer typed.
  data: /** @type {{}} */ ({ _mdxExplicitJsx: true }),
});
