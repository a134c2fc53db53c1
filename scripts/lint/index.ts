import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { type Content, checkUnexpectedFile, publicFiles, readContent } from './content';
import { warnAboutStaleTranslations } from './freshness';
import { tellGitHub } from './github';
import { layOut } from './layout';
import { lintPage } from './lint-page';
import { type IndexedPage, indexPage } from './pages';
import {
  checkEarlierVersions,
  checkProfessions,
  checkSectionIds,
  checkTranslations,
  checkUniqueFields,
} from './rules/across-pages';
import { checkCitations, checkSameEntries } from './rules/citations';
import { checkDataFiles } from './rules/data-files';
import { checkLinks } from './rules/links';
import { checkPaths } from './rules/paths';

/**
 * Checks the files of a content folder, all but their spelling.
 * @returns them, each with a message for everything that is wrong with it: `reason` says what,
 *   `note` what to write instead; `fatal` tells errors from warnings
 */
export async function lintFiles(content: Content): Promise<VFile[]> {
  const pages: IndexedPage[] = [];
  for (const file of content.pages) {
    const page = indexPage(file, await lintPage(file));
    if (page) pages.push(page);
  }
  checkUniqueFields(pages);
  checkPaths(pages);
  checkTranslations(pages);
  checkSectionIds(pages);
  checkProfessions(pages);
  checkEarlierVersions(pages);
  checkLinks(pages, publicFiles());
  warnAboutStaleTranslations(pages);
  for (const file of content.unexpectedFiles) checkUnexpectedFile(file);
  const data = checkDataFiles(content);
  checkCitations(content);
  checkSameEntries(content);
  return [...content.pages, ...data, ...content.unexpectedFiles];
}

/**
 * Checks the content, as `lintFiles` does.
 * @param withSpelling takes some seconds
 */
export async function lintContent(withSpelling: boolean): Promise<VFile[]> {
  const content = readContent();
  const files = await lintFiles(content);
  if (!withSpelling) return files;
  const { checkSpelling } = await import('./spelling');
  await checkSpelling([...content.pages, ...content.data]);
  return files;
}

/**
 * Checks the content, as `lintContent` does, and tells GitHub.
 * @returns its warnings as a writer reads them; empty where there are none
 * @throws Error with the whole report, where there is an error
 */
export async function checkContent(withSpelling = true): Promise<string> {
  const files = await lintContent(withSpelling);
  tellGitHub(files);
  if (hasErrors(files)) throw new Error(report(files));
  return report(files);
}

/** Lays out the pages: one prop per line in long tags, one row per line in lists. */
export async function layOutContent() {
  for (const file of readContent().pages) {
    const { page } = layOut(await lintPage(file), String(file));
    if (page.hasChanged()) writeFileSync(file.path, page.toString());
  }
}

/** The report without terminal colours; empty if there is no error. */
export const errorReport = (files: VFile[]): string =>
  hasErrors(files) ? stripVTControlCharacters(report(files)) : '';

/** Whether any file has an error; warnings stop nothing. */
export const hasErrors = (files: VFile[]): boolean =>
  files.some(({ messages }) => messages.some(({ fatal }) => fatal));

/** The messages as a writer reads them; empty if there are none. */
export const report = (files: VFile[]): string => reporter(files, { quiet: true, verbose: true });
