import { readFile, writeFile } from 'node:fs/promises';
import MagicString from 'magic-string';
import { pageAt } from '@/lib/content';
import { isEmbedPath } from '@/lib/locale';
import { isIndexable } from '@/lib/seo';
import { policyInPage } from '../hosting/csp';
import type { Scripts } from './bundle';
import { cspViolations } from './check-csp';
import { openLinksApart } from './embed-links';
import { addressOf, out, writeHashed } from './files';
import { attribute, type Element, isElement, parsePage, type Tree, walk } from './html';
import { jsonLd } from './json-ld';
import { writeMarkdownPage } from './markdown-pages';
import { withPageStyles } from './page-styles';
import { writePictures } from './pictures';
import { setText } from './set-text';
import { isNextRuntime } from './strip-next-runtime';

/**
 * Turns one page of Next's export into the page that is served, and writes its Markdown page.
 * @param scripts the addresses of the scripts
 * @returns what the page's policy would block, each with the file
 */
export async function finishPage(file: string, scripts: Scripts): Promise<string[]> {
  const address = addressOf(file);
  const script = isEmbedPath(address) ? scripts.embed : scripts.page;
  const rewritten = rewritePage(await readFile(file, 'utf8'), script);
  const html = rewritten.replace('</head>', () => `${policy}</head>`);
  const tree = parsePage(html);
  await writePictures(tree);
  const edited = new MagicString(html);
  await moveConsentBanner(tree, edited);
  if (isEmbedPath(address)) openLinksApart(tree, edited, address);
  const page = pageAt(address);
  if (page && isIndexable(page)) {
    await writeMarkdownPage(tree, page);
    edited.replace('</body>', () => `${jsonLd(tree, page)}</body>`);
  }
  // With the space before it.
  for (const { startOffset, endOffset } of attributesIn(tree, buildAttributes))
    edited.remove(startOffset - 1, endOffset);
  await writeFile(file, await withPageStyles(edited.toString(), tree));
  return cspViolations(html, tree).map((violation) => `${file.slice(out.length)}: ${violation}`);
}

/**
 * Moves the cookie banner out of a page, into a file that its script fetches when the banner opens. The
 * links that open it say where that file is.
 * @see browser/consent-banner.ts
 */
async function moveConsentBanner(tree: Tree, html: MagicString) {
  const banner = [...walk(tree)].find(
    (node) => isElement(node) && attribute(node, 'class') === 'consent',
  ) as Element | undefined;
  const place = banner?.sourceCodeLocation;
  if (!banner?.parentNode || !place) return;
  const text = html.original.slice(place.startOffset, place.endOffset);
  // Not .html: hosts serve such a file as a page.
  const address = await writeHashed('/assets/consent-banner', 'txt', text);
  html.remove(place.startOffset, place.endOffset);
  const siblings = banner.parentNode.childNodes;
  siblings.splice(siblings.indexOf(banner), 1);
  for (const opener of attributesIn(tree, ['data-consent-open']))
    html.update(opener.startOffset, opener.endOffset, `data-consent-open="${address}"`);
}

/** Attributes by which components tell the build something; visitors do not get them. */
const buildAttributes = ['data-markdown', 'data-question', 'data-breakable'];

/** The places of some attributes in the text of a page. */
const attributesIn = (tree: Tree, names: string[]) =>
  [...walk(tree)].flatMap((node) =>
    names.flatMap((name) => (isElement(node) && node.sourceCodeLocation?.attrs?.[name]) || []),
  );

/**
 * Removes Next's runtime, adds the site's own script, sets its texts. An island is left
 * as its component rendered it: hydration needs every node of it.
 */
export function rewritePage(html: string, script: string): string {
  const result = new MagicString(html);
  const isIsland = (element: Element) => attribute(element, 'data-island') !== undefined;
  for (const node of walk(parsePage(html), (element) => !isIsland(element))) {
    const place = node.sourceCodeLocation;
    if (!place) continue;
    const { startOffset, endOffset } = place;
    const text = isNextRuntime(node) ? '' : setText(node, html);
    if (text === '') result.remove(startOffset, endOffset);
    else if (text) result.update(startOffset, endOffset, text);
  }
  return result
    .toString()
    .replace('</body>', `<script type="module" src="${script}"></script></body>`);
}

/**
 * At the end of the head, so that the style sheet before it is requested at once: a browser that meets a
 * policy requests nothing after it until it has read it.
 */
const policy = `<meta http-equiv="Content-Security-Policy" content="${policyInPage}"/>`;
