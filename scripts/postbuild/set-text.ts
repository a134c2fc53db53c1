import { foreignTerms } from '@/lib/mdx/glossary-terms.mjs';
import { wholeWords } from '@/lib/whole-words.mjs';
import { attribute, isElement, type Node } from './html';

/** What readers take as one word: LCB-FT, AML/CFT, the number of an article, a law or a file; an article keeps its code. */
const references = /LCB-FT|AML\/CFT|(?:(?:\bCMF,\s)?\b[DLR]\.\s?)?\d+(?:-\d+)+/g;

/** And a word in parts: expert-comptable, au-dessus, accorde-t-elle, desk-based, but no part of an address. */
const inText = new RegExp(
  `${references.source}|(?<![\\p{L}\\d@/.-])\\p{L}{1,10}(?:-\\p{L}{1,10}){1,2}(?![\\p{L}-])`,
  'gu',
);

/**
 * In a heading, which is large, only a short part of a word stays with the rest (suis-je, décide-t-il, e-mail,
 * anti-blanchiment), and a day with its year: 19 janvier 2026, 10 July 2027.
 */
const headings = ['h1', 'h2', 'h3', 'legend', 'summary'];
const inHeadings = new RegExp(
  `\\d{1,2}(?:er)?\\s\\p{L}+\\s\\d{4}|${references.source}|(?<!\\p{L})(?:\\p{L}{1,4}-\\p{L}{1,12}|\\p{L}{1,12}(?:-t)?-\\p{L}{1,5})(?!\\p{L}|-)`,
  'gu',
);

/** The ending of a French ordinal. Raised here, so that titles, mails and forms keep plain text. */
const ordinal = /(?<!\p{L}|\d)1er(?!\p{L})/gu;

/** Elements whose text may hold no element. */
const textOnly = ['title', 'option', 'textarea', 'script', 'text', 'tspan', 'desc'];

/**
 * Sets a text node of a page: raises the ordinal 1er, lets no line begin with a middle dot, keeps references
 * on one line (browsers break L.561-2 after its hyphen), and marks the language of foreign terms. References
 * get a span, because a non-breaking hyphen is another character, which a search would not find.
 * @returns its HTML, or undefined if nothing changes
 */
export function setText(node: Node, html: string): string | undefined {
  const place = node.sourceCodeLocation;
  if (!place || node.nodeName !== '#text' || !('parentNode' in node)) return;
  const parent = node.parentNode as Node;
  if (textOnly.includes(parent.nodeName)) return;
  const text = html.slice(place.startOffset, place.endOffset);
  const set = withLanguages(node, withoutWraps(parent, text));
  return set === text ? undefined : set;
}

function withoutWraps(parent: Node, text: string): string {
  // In such a text (under the headline) a span that moves when the fonts arrive would be a layout shift.
  if (isElement(parent) && attribute(parent, 'data-breakable') !== undefined) return text;
  const pattern = headings.includes(parent.nodeName) ? inHeadings : inText;
  // The lines of <small> never break, by its style, and a reference that stands alone has its own.
  const set =
    parent.nodeName === 'small'
      ? text
      : text.replace(pattern, (match) =>
          match === text ? match : `<span class="nowrap">${match}</span>`,
        );
  return set.replace(ordinal, '1<sup>er</sup>').replaceAll(' · ', '\u00a0· ');
}

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
 * Marks the language of the glossary's foreign terms, so that a screen reader pronounces them (WCAG 2.2, 3.1.2).
 * Done in the finished page, where prose, props and data are one text.
 * @param node the text node that the HTML comes from
 */
export const withLanguages = (node: Node, html: string, patterns = glossary): string =>
  (patterns[languageAt(node)] ?? []).reduce(
    (text, { lang, pattern }) => text.replace(pattern, `<span lang="${lang}">$&</span>`),
    html,
  );

/** The language set by the nearest element around a node. */
function languageAt(node: Node): string {
  const own = isElement(node) ? attribute(node, 'lang') : undefined;
  if (own !== undefined) return own;
  return 'parentNode' in node && node.parentNode ? languageAt(node.parentNode as Node) : '';
}
