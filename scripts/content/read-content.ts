import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Page, type PagePlace, pagePlace, readPage } from './page';
import { readYaml, type YamlSource } from './yaml-source';

/** `site.yml` or an `interface.{fr,en}.yml`. */
export type DataFile = { file: string; text: string; source: YamlSource };

/** Everything under `content/`. Files are named with the folder, as it was given. */
export type Content = {
  folder: string;
  /** Read one after the other as they are asked for: the trees of 1600 pages are a lot to hold. */
  pages: Iterable<Page>;
  data: DataFile[];
  /** Files that are neither a page nor data. */
  strangers: string[];
  /** Addresses of the files in `public/`: /icon.svg. */
  publicFiles: Set<string>;
};

const dataFile = /^(site|interface\.(fr|en))\.yml$/;

/** Reads a content folder. */
export function readContent(folder = 'content'): Content {
  const paths = filesIn(folder);
  const name = (path: string) => join(folder, path).replaceAll('\\', '/');
  const places = paths.map((path) => ({ file: name(path), place: pagePlace(path) }));
  const isData = (path: string) => dataFile.test(path);
  return {
    folder,
    pages: pagesAt(places.flatMap(({ file, place }) => (place ? [{ file, place }] : []))),
    data: paths.filter(isData).map((path) => readData(name(path), textOf(name(path)))),
    strangers: paths.filter((path) => !isData(path) && !pagePlace(path)).map(name),
    publicFiles: new Set(existsSync('public') ? filesIn('public').map((path) => `/${path}`) : []),
  };
}

/** Reads one data file. */
export const readData = (file: string, text: string): DataFile => ({
  file,
  text,
  source: readYaml(text),
});

const pagesAt = (files: { file: string; place: PagePlace }[]): Iterable<Page> => ({
  *[Symbol.iterator]() {
    for (const { file, place } of files) yield readPage(file, place, textOf(file));
  },
});

const textOf = (file: string) => readFileSync(file, 'utf8');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
