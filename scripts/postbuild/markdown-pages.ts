import { writeFile } from 'node:fs/promises';
import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { ContentPage } from '@/lib/content';
import { markdownPath } from '@/lib/seo';
import { out } from './files';
import { isElement, type Tree, walk } from './html';
import { simplifyTree } from './simplify-tree';

const markdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', resourceLink: true })
  .freeze();

/** Writes the Markdown page beside a page: /avocats.md, /en.md, /index.md. */
export const writeMarkdownPage = (tree: Tree, page: ContentPage) =>
  writeFile(out + markdownPath(page).slice(1), markdownOf(tree, page));

/**
 * A built page in Markdown: what its `<main>` says to a screen reader. Exhibits become quoted lists and
 * tables, a form a line that says where to find it.
 * @throws Error where the page has no `<main>`.
 */
function markdownOf(tree: Tree, page: ContentPage): string {
  const elements = [...walk(tree)].filter(isElement);
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no <main>.');
  const root: Root = { type: 'root', children: (fromParse5(main) as Element).children };
  simplifyTree(root, page);
  return markdown.stringify(markdown.runSync(root));
}
