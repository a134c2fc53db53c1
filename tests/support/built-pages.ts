import { readdirSync, readFileSync } from 'node:fs';
import { addressOf } from '@/scripts/postbuild/files';
import { attribute, type Element, isElement, parsePage, walk } from '@/scripts/postbuild/html';

export { attribute, type Element, isElement, type Node, walk } from '@/scripts/postbuild/html';

/** A page of `out/` as the tests look at it. */
export type BuiltPage = { path: string; html: string; elements: Element[] };

/** Every file of `out/`, by its path within it. */
export const outFiles = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('out/'.length));

/** Every page of `out/`, the 404 pages among them. */
export const builtPages: BuiltPage[] = outFiles
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const html = readFileSync(`out/${file}`, 'utf8');
    let elements: Element[] | undefined;
    return {
      path: addressOf(`out/${file}`),
      html,
      // Parsed once asked for: a browser test looks at few pages, if at any.
      get elements() {
        elements ??= [...walk(parsePage(html))].filter(isElement);
        return elements;
      },
    };
  });

/** The page at an address. @throws Error where none was built. */
export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((other) => other.path === path);
  if (!page) throw new Error(`There is no page at ${path} in out/.`);
  return page;
}

/**
 * The address of a page on which something has this class: one is enough.
 * @throws Error where there is none, so that a test of it does not vanish with its last page
 */
export function pageWith(className: string): string {
  const pattern = new RegExp(`class="([^"]* )?${className}[ "]`);
  const page = builtPages.find(({ html }) => pattern.test(html));
  if (!page) throw new Error(`No page has anything of the class ${className}.`);
  return page.path;
}

/** Elements of a page by tag name. */
export const named = (page: BuiltPage, ...tags: string[]) =>
  page.elements.filter(({ tagName }) => tags.includes(tagName));

/** The first of them. @throws Error where there is none. */
export function first(page: BuiltPage, tag: string): Element {
  const [element] = named(page, tag);
  if (!element) throw new Error(`${page.path} has no <${tag}>.`);
  return element;
}

/** The elements below one, by tag name. */
export const within = (element: Element, ...tags: string[]) =>
  [...walk(element)].filter(isElement).filter(({ tagName }) => tags.includes(tagName));

/** A text with every run of white space as one space: typography may choose narrower ones. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words in a node. */
export const textOf = (node: Element): string =>
  plain([...walk(node)].map((child) => ('value' in child ? child.value : '')).join(''));

/** The links of a page's head by their `rel`, each with its attributes. */
export const headLinks = (page: BuiltPage, rel: string) =>
  named(page, 'link')
    .filter((link) => attribute(link, 'rel') === rel)
    .map((link) => Object.fromEntries(link.attrs.map(({ name, value }) => [name, value])));

/** The language versions that a page's head names: hreflang → address. */
export const alternatesIn = (page: BuiltPage) =>
  Object.fromEntries(
    headLinks(page, 'alternate')
      .filter(({ hreflang }) => hreflang)
      .map(({ hreflang, href }) => [hreflang, href]),
  );

/** The value of a `<meta>` by its `name` or `property`. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const found = named(page, 'meta').find((element) =>
    [attribute(element, 'name'), attribute(element, 'property')].includes(name),
  );
  return found && attribute(found, 'content');
}

/** Letters and figures in their order, without spaces, signs and punctuation. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text of a part of a page, a space between its nodes; `inside` says what to read. */
export const shownText = (part: Element, inside: (element: Element) => boolean) =>
  [...walk(part, inside)].map((node) => ('value' in node ? node.value : ' ')).join('');

/** Whether a screen reader passes over an element. */
export const isSilent = (element: Element) =>
  ['script', 'svg'].includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined;
