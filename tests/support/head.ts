import { attribute, type BuiltPage, named } from './built-pages';

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
