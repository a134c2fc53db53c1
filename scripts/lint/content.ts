import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { VFile } from 'vfile';
import { type PageKind, pageKinds } from '@/lib/content/front-matter';
import { defaultLocale, type Locale, locales } from '@/lib/locale';
import { addError, fileStart } from './messages';

const localeNamed = (code: string | undefined) => locales.find((locale) => locale === code);

/** The language of a file: that of its name, or of the site where it names none. */
export const localeOfFile = (path: string): Locale =>
  localeNamed(path.split('.').at(-2)) ?? defaultLocale;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language, as messages write it: French. */
export const languageName = (locale: Locale) => languageNames.of(locale) ?? locale;

/** What the path of a page's file says of it; `name` is the same for its translation: sectors/lawyers. */
export type PageLocation = { name: string; kind: PageKind; locale: Locale };

/** The files of a content folder, named with the folder as it was given. */
export type Content = {
  folder: string;
  pages: VFile[];
  /** `site.yml` and every other YAML file. */
  data: VFile[];
  /** Files that are neither a page nor data. */
  unexpectedFiles: VFile[];
};

/** @returns undefined where no page can have this path */
export function pageLocation(path: string): PageLocation | undefined {
  const [, folder, stem, language] = /([^/\\]+)[/\\]([a-z0-9-]+)\.([a-z]+)\.mdx$/.exec(path) ?? [];
  const kind = (Object.keys(pageKinds) as PageKind[]).find(
    (candidate) => pageKinds[candidate].folder === folder,
  );
  const locale = localeNamed(language);
  return kind && locale ? { name: `${folder}/${stem}`, kind, locale } : undefined;
}

/** Reads every file of a content folder. */
export function readContent(folder = 'content'): Content {
  const files = filesIn(folder).map((path) => {
    const file = join(folder, path).replaceAll('\\', '/');
    return new VFile({ path: file, value: readFileSync(file, 'utf8') });
  });
  return contentOf(folder, files);
}

/** Sorts the files of a content folder by what they are. */
export function contentOf(folder: string, files: VFile[]): Content {
  const depth = folder.split('/').length + 2;
  const isPage = ({ path }: VFile) =>
    pageLocation(path) !== undefined && path.split('/').length === depth;
  const isData = ({ extname }: VFile) => extname === '.yml';
  return {
    folder,
    pages: files.filter(isPage),
    data: files.filter(isData),
    unexpectedFiles: files.filter((file) => !isPage(file) && !isData(file)),
  };
}

/** A file that is neither a page nor data would not be published. */
export function checkUnexpectedFile(file: VFile) {
  const folders = Object.values(pageKinds).map(({ folder }) => folder);
  addError(file, 'file-names', fileStart, {
    reason: 'The site does not read this file.',
    note: `A page is a file such as art-dealers.fr.mdx or art-dealers.en.mdx, in lower case, in ${folders.join(', ')}.`,
  });
}

/** Addresses of the files in `public/`: /icon.svg. */
export const publicFiles = (): string[] =>
  existsSync('public') ? filesIn('public').map((path) => `/${path}`) : [];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
