import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** @import { LinkedTerm } from './term-links.mjs' */
/** @typedef {{ term: string, full?: string, lang?: string, forms?: string[], link?: boolean }} Term */

/** @param {string} locale @returns {Record<string, Term>} */
const termsOf = (locale) => parse(readFileSync(`content/law/glossary.${locale}.yml`, 'utf8')).terms;

/**
 * @template Value
 * @param {(locale: string) => Value} read
 * @returns {Record<string, Value>} by the languages that have a glossary
 */
function byLocale(read) {
  const locales = readdirSync('content/law').flatMap(
    (file) => /^glossary\.(\w+)\.yml$/.exec(file)?.[1] ?? [],
  );
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)]));
}

/** The glossary terms with `link: true`, and where each is defined. */
export const linkedTerms = () =>
  byLocale((locale) => {
    const page = readFileSync(`content/pages/glossary.${locale}.mdx`, 'utf8');
    const { path } = parse(page.split(/^---$/m)[1] ?? '');
    return Object.entries(termsOf(locale))
      .filter(([, { link }]) => link)
      .map(
        ([name, { term, full, forms = [] }]) =>
          /** @satisfies {LinkedTerm} */ ({
            href: `${path}#${name}`,
            words: [term, ...(full ? [full] : []), ...forms],
          }),
      );
  });

/**
 * The terms in another language than the page's, by that language: only those with an accent or of several
 * words, since a plain word may belong to both languages.
 */
export const foreignTerms = () =>
  byLocale((locale) => {
    /** @type {Record<string, string[]>} */
    const words = {};
    for (const { term, full, lang, forms = [] } of Object.values(termsOf(locale)))
      if (lang)
        words[lang] = [...(words[lang] ?? []), ...(full ? [full] : [term, ...forms])].filter(
          (word) => /[^\x20-\x7e]|\s/.test(word),
        );
    return Object.fromEntries(Object.entries(words).filter(([, list]) => list.length > 0));
  });
