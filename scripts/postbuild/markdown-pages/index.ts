import { writeFile } from 'node:fs/promises';
import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type ContentPage, pageNamed, pages, site } from '@/lib/content';
import { languageOf, locales } from '@/lib/locale';
import { isIndexable, markdownPath } from '@/lib/seo';
import { absoluteUrl } from '@/lib/urls';
import { out } from '../files';
import { isElement, type Tree, walk } from '../html';
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
 * A built page in Markdown: what its `<main>` says to a screen reader. Exhibits
 * become quotes of lists and tables, a form becomes a line that says where it is.
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

/**
 * Writes `llms.txt`: what the site holds, for a program that reads Markdown. One line per page,
 * which links to its Markdown page.
 * @see https://llmstxt.org
 */
export async function writeLlmsText() {
  const summaries = locales.map((locale) => pageNamed('pages/home', locale)?.description);
  const lists = locales.map((locale) => {
    const inLanguage = pages.filter((page) => page.locale === locale && isIndexable(page));
    return `## ${languageOf(locale).name}\n\n${inLanguage.map(lineOf).join('\n')}`;
  });
  const text = [`# ${site.brand}`, `> ${summaries.join('\n>\n> ')}`, ...lists].join('\n\n');
  await writeFile(`${out}llms.txt`, `${text}\n`);
}

const lineOf = (page: ContentPage) =>
  `- [${page.title}](${absoluteUrl(markdownPath(page))}): ${page.description}`;
