import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** @import { LinkedTerm } from './term-links.mjs' */

/**
 * The glossary terms with `link: true`, and where each is defined.
 * @returns {Record<string, LinkedTerm[]>} by language
 */
export function linkedTerms() {
  const locales = readdirSync('content/law').flatMap(
    (file) => /^glossary\.(\w+)\.yml$/.exec(file)?.[1] ?? [],
  );
  return Object.fromEntries(locales.map((locale) => [locale, termsIn(locale)]));
}

/** @param {string} locale @returns {LinkedTerm[]} */
function termsIn(locale) {
  const page = readFileSync(`content/pages/glossary.${locale}.mdx`, 'utf8');
  const { path } = parse(page.split(/^---$/m)[1] ?? '');
  const { terms } = parse(readFileSync(`content/law/glossary.${locale}.yml`, 'utf8'));
  return Object.entries(terms)
    .filter(([, { link }]) => link)
    .map(([name, { term, full, forms = [] }]) => ({
      href: `${path}#${name}`,
      words: [term, full, ...forms].filter(Boolean),
    }));
}
