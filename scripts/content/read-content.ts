import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Page, pagePlace, readPage } from './page';
import { readYaml, type YamlSource } from './yaml-source';

/** `site.yml` or an `interface.{fr,en}.yml`. */
export type DataFile = { file: string; text: string; source: YamlSource };

/** Everything under `content/`, read once. */
export type Content = {
  /** From the working folder, without a slash at the end. */
  folder: string;
  pages: Page[];
  data: DataFile[];
  /** Files that are neither a page nor data. */
  strangers: string[];
  /** Addresses of the files in `public/`: /icon.svg. */
  publicFiles: Set<string>;
};

const dataFile = /^(site|interface\.(fr|en))\.yml$/;

/** Reads a content folder. Files are named from the working folder. */
export function readContent(folder = 'content'): Content {
  const content: Content = {
    folder,
    pages: [],
    data: [],
    strangers: [],
    publicFiles: publicFiles(),
  };
  for (const path of filesIn(folder)) {
    const file = relative('.', join(folder, path));
    const place = pagePlace(path);
    if (place) content.pages.push(readPage(file, place, readFileSync(file, 'utf8')));
    else if (dataFile.test(path)) content.data.push(readData(file, readFileSync(file, 'utf8')));
    else content.strangers.push(file);
  }
  return content;
}

/** Reads one data file. */
export const readData = (file: string, text: string): DataFile => ({
  file,
  text,
  source: readYaml(text),
});

const publicFiles = () =>
  new Set(existsSync('public') ? filesIn('public').map((path) => `/${path}`) : []);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
