import { existsSync, readFileSync } from 'node:fs';
import { type ContentPage, pages, sources, sourceWords } from '../content';
import type { Locale } from '../locale';
import { citationReader } from './citations';

/** The pages of one language that cite each text and article, by `keyOf`. */
type CitedOn = Map<string, ContentPage[]>;

const cache = new Map<Locale, CitedOn>();

/** How `citedOn` names a text, or an article of it. */
export const keyOf = (source: string, article = '') => `${source} ${article}`;

/** Where each text and each article of it is cited, in the files that pages are written in. */
export function citedOn(locale: Locale): CitedOn {
  const known = cache.get(locale);
  if (known) return known;
  const read = citationReader({ texts: sources }, sourceWords(locale), locale);
  const cited: CitedOn = new Map();
  for (const page of pages.filter((candidate) => candidate.locale === locale))
    for (const key of new Set(read(textOf(page)).flatMap(keysOf)))
      cited.set(key, [...(cited.get(key) ?? []), page]);
  cache.set(locale, cited);
  return cited;
}

const keysOf = ({ source, article }: { source?: string; article?: string }) =>
  source ? [keyOf(source, article)] : [];

/** A page as its writer wrote it, with the data file of the same name that it shows, if there is one. */
function textOf(page: ContentPage): string {
  const data = `content/${page.name.split('/').at(-1)}.${page.locale}.yml`;
  const files = [`content/${page._raw.sourceFilePath}`, ...(isRegister(page) ? [] : [data])];
  return files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The register's own data name every article. */
const isRegister = ({ name }: ContentPage) => name === 'pages/sources';
