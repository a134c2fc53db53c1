import { readFileSync } from 'node:fs';
import { addressOf, htmlFiles } from '@/scripts/postbuild/files';
import {
  attribute,
  type Element,
  isElement,
  parsePage,
  textOf,
  walk,
} from '@/scripts/postbuild/html';

/** A page of `out/` as the tests look at it. */
export type BuiltPage = { path: string; html: string; elements: Element[] };

/** Every page of `out/`. */
export async function builtPages(): Promise<BuiltPage[]> {
  return (await htmlFiles()).sort().map((file) => builtPage(file, addressOf(file)));
}

/** One page, from its file. */
export function builtPage(file: string, path: string): BuiltPage {
  const html = readFileSync(file, 'utf8');
  return { path, html, elements: [...walk(parsePage(html))].filter(isElement) };
}

/** Elements of a page by tag name. */
export const named = (page: BuiltPage, ...tags: string[]) =>
  page.elements.filter(({ tagName }) => tags.includes(tagName));

export { attribute, isElement, textOf };
