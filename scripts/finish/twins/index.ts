import { writeFile } from 'node:fs/promises';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { ContentPage } from '@/lib/content';
import { twinPath } from '@/lib/seo';
import { out } from '../files';
import { isElement, parsePage, walk } from '../html';
import { asRead } from './as-read';

/** Writes a page's twin beside it: /avocats.md, /en.md, /index.md. */
export const writeTwin = (html: string, page: ContentPage) =>
  writeFile(out + twinPath(page).slice(1), twinOf(html, page));

/**
 * The twin of a built page: what its `<main>` says to a screen reader, in plain Markdown. Exhibits
 * become quotes of lists and tables, a form becomes a line that says where it is.
 * @throws Error where the page has no `<main>`.
 */
function twinOf(html: string, page: ContentPage): string {
  return String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(() => (tree: Root) => asRead(tree, page))
      .use(rehypeRemark)
      .use(remarkGfm, { tablePipeAlign: false })
      .use(remarkStringify, { bullet: '-', resourceLink: true })
      .processSync(mainOf(html)),
  );
}

/** The inside of a page's `<main>`, as it stands in the text. */
function mainOf(html: string): string {
  const elements = [...walk(parsePage(html))].filter(isElement);
  const place = elements.find(({ tagName }) => tagName === 'main')?.sourceCodeLocation;
  if (!place?.startTag || !place.endTag) throw new Error('The page has no <main>.');
  return html.slice(place.startTag.endOffset, place.endTag.startOffset);
}
