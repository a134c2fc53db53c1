import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Page, type PagePlace, pagePlace, readPage } from './page';
import { readYaml, type YamlSource } from './yaml-source';

/** `site.yml` or an `interface.{fr,en}.yml`. */
export type DataFile = { file: string; text: string; source: YamlSource };

/** Everything under `content/`. Files are named with the folder, as it was given. */
export type Content = {
  folder: string;
  /** Where the pages stand; `pages` reads them. */
  places: FilePlace[];
  /** Read one after the other as they are asked for: the trees of 1600 pages are a lot to hold. */
  pages: Iterable<Page>;
  data: DataFile[];
  /** Undefined where nobody has reviewed anything yet. */
  reviews: DataFile | undefined;
  /** Files that are neither a page nor data. */
  strangers: string[];
  /** Addresses of the files in `public/`: /icon.svg. */
  publicFiles: Set<string>;
};

/** The file of a page, and what its place says. */
export type FilePlace = { file: string; place: PagePlace };

const dataFile = /^(site|interface\.(fr|en))\.yml$/;

/** What `npm run review:content` keeps (reviews.ts): the site does not read it. */
export const reviewsFile = 'reviews.yml';

/** Reads a content folder. */
export function readContent(folder = 'content'): Content {
  const paths = filesIn(folder);
  const name = (path: string) => join(folder, path).replaceAll('\\', '/');
  const places = paths.flatMap((path): FilePlace[] => {
    const place = pagePlace(path);
    return place ? [{ file: name(path), place }] : [];
  });
  const isData = (path: string) => dataFile.test(path);
  return {
    folder,
    places,
    pages: pagesAt(places),
    data: paths.filter(isData).map((path) => readData(name(path), textOf(name(path)))),
    reviews: paths
      .filter((path) => path === reviewsFile)
      .map((path) => readData(name(path), textOf(name(path))))[0],
    strangers: paths
      .filter((path) => !isData(path) && path !== reviewsFile && !pagePlace(path))
      .map(name),
    publicFiles: new Set(existsSync('public') ? filesIn('public').map((path) => `/${path}`) : []),
  };
}

/** Reads one data file. */
export const readData = (file: string, text: string): DataFile => ({
  file,
  text,
  source: readYaml(text),
});

const pagesAt = (places: FilePlace[]): Iterable<Page> => ({
  *[Symbol.iterator]() {
    for (const { file, place } of places) yield readPage(file, place, textOf(file));
  },
});

/** The text of a file of the content. */
export const textOf = (file: string) => readFileSync(file, 'utf8');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
