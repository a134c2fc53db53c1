import { readFile, writeFile } from 'node:fs/promises';
import MagicString from 'magic-string';
import { pageAt } from '@/lib/content';
import { isIndexable } from '@/lib/seo';
import { policyInPage } from '../hosting/csp';
import { cspViolations } from './check-csp';
import { addressOf, out, writeHashed } from './files';
import { attribute, type Element, parsePage, parseWithPlaces, walk } from './html';
import { withJsonLd } from './json-ld';
import { writeMarkdownPage } from './markdown-pages';
import { withoutWraps } from './nowrap';
import { withPageStyles } from './page-styles';
import { writePictures } from './pictures';
import { isNextRuntime } from './strip-next-runtime';

/**
 * Turns one page of Next's export into the page that is served, and writes its Markdown page.
 * @param script address of the script of every page
 * @returns what the page's policy would block, each with the file
 */
export async function finishPage(file: string, script: string): Promise<string[]> {
  const rewritten = rewritePage(await readFile(file, 'utf8'), script);
  const html = await withoutConsentBanner(rewritten.replace('</head>', `${policy}</head>`));
  const tree = parsePage(html);
  await writePictures(tree);
  const page = pageAt(addressOf(file));
  let finished = await withPageStyles(html, tree);
  if (page && isIndexable(page)) {
    await writeMarkdownPage(tree, page);
    finished = withJsonLd(finished, tree, page);
  }
  await writeFile(file, finished.replaceAll(buildAttributes, ''));
  return cspViolations(html, tree).map((violation) => `${file.slice(out.length)}: ${violation}`);
}

/**
 * Moves the cookie banner out of a page, into a file that its script fetches when the banner opens. The
 * links that open it say where that file is.
 * @see browser/consent-banner.ts
 */
async function withoutConsentBanner(html: string): Promise<string> {
  const [banner] = /<section class="consent".*?<\/section>/s.exec(html) ?? [];
  if (!banner) return html;
  // Not .html: hosts serve such a file as a page.
  const address = await writeHashed('/assets/consent-banner', 'txt', banner);
  return html
    .replace(banner, '')
    .replaceAll('data-consent-open=""', `data-consent-open="${address}"`);
}

/** What components tell the build, and nobody else. */
const buildAttributes = / data-(markdown|question|breakable)="[^"]*"/g;

/**
 * Removes Next's runtime, adds the site's own script, keeps references on one line. An island is left
 * as its component rendered it: hydration needs every node of it.
 */
export function rewritePage(html: string, script: string): string {
  const result = new MagicString(html);
  const isIsland = (element: Element) => attribute(element, 'data-island') !== undefined;
  for (const node of walk(parseWithPlaces(html), (element) => !isIsland(element))) {
    const place = node.sourceCodeLocation;
    if (!place) continue;
    const { startOffset, endOffset } = place;
    const text = isNextRuntime(node) ? '' : withoutWraps(node, html);
    if (text === '') result.remove(startOffset, endOffset);
    else if (text) result.update(startOffset, endOffset, text);
  }
  return result
    .toString()
    .replace('</body>', `<script type="module" src="${script}"></script></body>`);
}

/**
 * At the end of the head, after the style sheet, which has to be requested at once: a browser that meets
 * a policy requests nothing below it before it has read it.
 */
const policy = `<meta http-equiv="Content-Security-Policy" content="${policyInPage}"/>`;
