import type { Block } from './blocks';
import type { Fault } from './fault';
import { type Outline, outlineOf } from './outline';
import type { Content } from './read-content';
import { alternatives } from './rules/alternatives';
import { blockUse } from './rules/blocks';
import { code } from './rules/code';
import { dataFiles } from './rules/data-files';
import { fileNames } from './rules/file-names';
import { frontMatter } from './rules/front-matter';
import { headings } from './rules/headings';
import { ids } from './rules/ids';
import { language, languageOfData } from './rules/language';
import { lineEnds } from './rules/line-ends';
import { links } from './rules/links';
import { paths } from './rules/paths';
import { placeholders } from './rules/placeholders';
import { repeated } from './rules/repeated';
import type { PageRule, SiteRule } from './rules/rule';
import { syntax } from './rules/syntax';
import { translations } from './rules/translations';

const pageRules: PageRule[] = [
  lineEnds,
  frontMatter,
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
  paths,
  translations,
  repeated,
  links,
  languageOfData,
];

/** Everything that is wrong with the content, by file, line and column. */
export function checkContent(content: Content, blocks: Map<string, Block>): Fault[] {
  const faults: Fault[] = [];
  const outlines: Outline[] = [];
  for (const page of content.pages) {
    for (const rule of pageRules) faults.push(...rule(page, blocks));
    outlines.push(outlineOf(page));
  }
  for (const rule of siteRules) faults.push(...rule(outlines, content));
  return faults.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
