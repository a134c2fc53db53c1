import type { Block } from './blocks';
import type { Fault } from './fault';
import { type Outline, outlineOf } from './outline';
import { type Page, readPage } from './page';
import { type Content, textOf } from './read-content';
import { alternatives } from './rules/alternatives';
import { blockUse } from './rules/blocks';
import { code } from './rules/code';
import { dataFiles } from './rules/data-files';
import { fileNames } from './rules/file-names';
import { fieldSizes, frontMatter } from './rules/front-matter';
import { headings } from './rules/headings';
import { ids } from './rules/ids';
import { language, languageOfData } from './rules/language';
import { lineEnds } from './rules/line-ends';
import { links } from './rules/links';
import { paths } from './rules/paths';
import { placeholders } from './rules/placeholders';
import { professions } from './rules/professions';
import { repeated } from './rules/repeated';
import { reviews } from './rules/reviews';
import type { PageRule, SiteRule } from './rules/rule';
import { syntax } from './rules/syntax';
import { translations } from './rules/translations';

const pageRules: PageRule[] = [
  lineEnds,
  frontMatter,
  fieldSizes,
  syntax,
  blockUse,
  code,
  ids,
  headings,
  alternatives,
  placeholders,
  language,
];
const siteRules: SiteRule[] = [
  fileNames,
  dataFiles,
  reviews,
  paths,
  translations,
  repeated,
  links,
  professions,
  languageOfData,
];

/** Rules without which a page cannot be drawn; `npm run dev` shows the version before. */
const stopping = new Set<PageRule | SiteRule>([
  ...[lineEnds, frontMatter, syntax, blockUse, code],
  ...[fileNames, dataFiles, paths, professions],
]);

/** What is known of a page once its own rules have been asked. */
export type CheckedPage = { faults: Fault[]; outline: Outline };

/** Checks one page by itself. */
export const checkPage = (page: Page, blocks: Map<string, Block>): CheckedPage => ({
  faults: pageRules.flatMap((rule) => marked(rule(page, blocks), rule)),
  outline: outlineOf(page),
});

/** Checks a part of the pages, each by itself: of three parts, part 0 has the pages 0, 3, 6 … */
export const checkPart = (
  { places }: Content,
  blocks: Map<string, Block>,
  part: number,
  parts: number,
): CheckedPage[] =>
  places
    .filter((_, index) => index % parts === part)
    .map(({ file, place }) => checkPage(readPage(file, place, textOf(file)), blocks));

/** Every fault by file, line and column: those of the pages, and those between them. */
export function checkTogether(pages: CheckedPage[], content: Content): Fault[] {
  const outlines = pages.map(({ outline }) => outline);
  return [
    ...pages.flatMap(({ faults }) => faults),
    ...siteRules.flatMap((rule) => marked(rule(outlines, content), rule)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Everything that is wrong with the content, by file, line and column. */
export const checkContent = (content: Content, blocks: Map<string, Block>): Fault[] =>
  checkTogether(
    Array.from(content.pages, (page) => checkPage(page, blocks)),
    content,
  );

const marked = (faults: Fault[], rule: PageRule | SiteRule): Fault[] =>
  stopping.has(rule) ? faults.map((fault) => ({ ...fault, stops: true })) : faults;
