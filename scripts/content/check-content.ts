import type { Block } from './blocks';
import type { Fault } from './fault';
import type { Content } from './read-content';
import { alternatives } from './rules/alternatives';
import { blockUse } from './rules/blocks';
import { code } from './rules/code';
import { dataFiles } from './rules/data-files';
import { fileNames } from './rules/file-names';
import { frontMatter } from './rules/front-matter';
import { headings } from './rules/headings';
import { ids } from './rules/ids';
import { lineEnds } from './rules/line-ends';
import { links } from './rules/links';
import { paths } from './rules/paths';
import { placeholders } from './rules/placeholders';
import { repeated } from './rules/repeated';
import type { Rule } from './rules/rule';
import { syntax } from './rules/syntax';
import { translations } from './rules/translations';

const rules: Rule[] = [
  ...[fileNames, lineEnds, frontMatter, dataFiles, syntax, paths, translations, repeated],
  ...[blockUse, code, ids, links, headings, alternatives, placeholders],
];

/** Everything that is wrong with the content, by file, line and column. */
export function checkContent(content: Content, blocks: Map<string, Block>): Fault[] {
  return rules
    .flatMap((rule) => rule(content, blocks))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
