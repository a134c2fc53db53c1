import { foreignTerms } from '@/lib/mdx/glossary-terms.mjs';
import { wholeWords } from '@/lib/mdx/whole-words.mjs';
import { attribute, isElement, type Node } from './html';

/** Words of another language, by the language of the text around them, then by their own. */
type Terms = Record<string, Record<string, string[]>>;

type Patterns = Record<string, { lang: string; pattern: RegExp }[]>;

export const patternsOf = (terms: Terms): Patterns =>
  Object.fromEntries(
    Object.entries(terms).map(([around, byLanguage]) => [
      around,
      Object.entries(byLanguage).map(([lang, words]) => ({
        lang,
        pattern: new RegExp(wholeWords(words), 'giu'),
      })),
    ]),
  );

const glossary = patternsOf(foreignTerms());

/**
 * Says the language of the glossary's terms of another one, so that a screen reader speaks them right
 * (WCAG 2.2, 3.1.2): in the finished page, where prose, props and data are one text.
 * @param node the text node that the HTML comes from
 */
export const withLanguages = (node: Node, html: string, patterns = glossary): string =>
  (patterns[languageAt(node)] ?? []).reduce(
    (text, { lang, pattern }) => text.replace(pattern, `<span lang="${lang}">$&</span>`),
    html,
  );

/** The language that the nearest element around a node names. */
function languageAt(node: Node): string {
  const own = isElement(node) ? attribute(node, 'lang') : undefined;
  if (own !== undefined) return own;
  return 'parentNode' in node && node.parentNode ? languageAt(node.parentNode as Node) : '';
}
