import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import type { VFile } from 'vfile';
import { blocks, code, ids, starterFile } from './rules/blocks';
import { frontMatter } from './rules/front-matter';
import { lines } from './rules/lines';
import { headings, images, references, taskLists } from './rules/markdown';
import { placeholders } from './rules/placeholders';
import { scope } from './rules/scope';
import { terms } from './rules/terms';
import { explainSyntax } from './syntax';

const parts = [blocks, code, ids, starterFile];
const markdown = [headings, images, references, taskLists];
const rules = [frontMatter, ...parts, lines, ...markdown, placeholders, scope, terms];

/**
 * The rules that look at one page: for `npm run check:content`, and for editors, by an import in
 * .mdxlintrc.mjs that no type check sees.
 */
export const pageRules: PluggableList = [
  [remarkFrontmatter, ['yaml']],
  remarkGfm,
  explainSyntax,
  ...rules.map((rule): [typeof rule, ['error']] => [rule, ['error']]),
];

const processor = unified().use(remarkParse).use(remarkMdx).use(pageRules).freeze();

/** Parses a page and adds a message to it for everything that is wrong with it. */
export async function lintPage(file: VFile): Promise<Root> {
  const tree = processor.parse(file) as Root;
  await processor.run(tree, file);
  return tree;
}
