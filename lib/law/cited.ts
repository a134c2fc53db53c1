import { existsSync, readFileSync } from 'node:fs';
import {
  type ContentPage,
  isEarlierVersion,
  pages,
  professionOf,
  type StarterFile,
  sources,
  sourceWords,
  starterBase,
} from '../content';
import type { Source } from '../content/schemas/sources';
import { countries } from '../countries';
import type { Locale } from '../locale';
import { citationReader } from './citations';
import { checklistOf } from './starter-file';

/** The pages of one language that cite each text and article, by `keyOf`. */
type CitedOn = Map<string, ContentPage[]>;

const cache = new Map<Locale, CitedOn>();

/** How `citedOn` names a text, or an article of it. */
export const keyOf = (source: string, article = '') => `${source} ${article}`;

/** Where each text and each article of it is cited, in the files that pages are written in. */
export function citedOn(locale: Locale): CitedOn {
  const cached = cache.get(locale);
  if (cached) return cached;
  const citationsIn = citationReader({ texts: sources }, sourceWords(locale), locale);
  const cited: CitedOn = new Map();
  const current = pages.filter((page) => page.locale === locale && !isEarlierVersion(page));
  for (const page of current)
    for (const key of new Set(citationsIn(textOf(page)).flatMap(keysOf)))
      cited.set(key, [...(cited.get(key) ?? []), page]);
  cache.set(locale, cited);
  return cited;
}

const keysOf = ({ source, article }: { source?: string; article?: string }) =>
  source ? [keyOf(source, article)] : [];

/** How many texts pages cite, and how many articles of them: in a part of the register, or in all of it. */
export function citedCounts(locale: Locale, group?: Source['group']) {
  const keys = [...citedOn(locale).keys()]
    .map((key) => key.split(' '))
    .filter(([text = '']) => !group || sources[text]?.group === group);
  return {
    texts: new Set(keys.map(([text]) => text)).size,
    articles: keys.filter(([, article]) => article).length,
  };
}

/** A page as its writer wrote it, with the data that it shows from other files. */
function textOf(page: ContentPage): string {
  const files = [`content/${page._raw.sourceFilePath}`, ...dataOf(page)];
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return [...texts, page.type === 'StarterFile' ? sharedItems(page) : ''].join('\n');
}

/** The data file of the same name: law/deadlines.fr.yml for pages/deadlines. The register cites nothing. */
const dataOf = (page: ContentPage) =>
  page.name === 'pages/sources' ? [] : [`content/law/${professionOf(page)}.${page.locale}.yml`];

/** What a starter file takes from those of all professions. */
function sharedItems(starterFile: StarterFile): string {
  const { risks, retention } = starterBase(starterFile.locale);
  return JSON.stringify([
    countries.map((code) => checklistOf(starterFile, code)),
    risks,
    retention,
  ]);
}
