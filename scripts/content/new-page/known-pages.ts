import { type PageKind, pageKinds } from '@/lib/content-types/fields';
import { field, outlineOf } from '../outline';
import { readContent } from '../read-content';

/** What the site has already, which a new page has to leave alone. */
export type KnownPages = {
  /** Files by the name of the page: sectors/lawyers. */
  names: Map<string, string>;
  paths: Map<string, string>;
  titles: Map<string, string>;
  /** The highest `order` of each kind. */
  lastOrder: Map<PageKind, number>;
};

/** Reads what stands in `content/`. */
export function readKnownPages(): KnownPages {
  const known: KnownPages = {
    names: new Map(),
    paths: new Map(),
    titles: new Map(),
    lastOrder: new Map(),
  };
  for (const page of readContent().pages) {
    const outline = outlineOf(page);
    known.names.set(page.name, page.file);
    known.paths.set(field(outline, 'path') ?? '', page.file);
    known.titles.set(field(outline, 'title') ?? '', page.file);
    const order = Number(page.frontMatter?.written.parts.get('order')?.written.value ?? 0);
    known.lastOrder.set(page.kind, Math.max(order, known.lastOrder.get(page.kind) ?? 0));
  }
  return known;
}

/** The kinds of page as the command names them: sector, service, legal, page. */
export const kinds = Object.fromEntries(
  Object.keys(pageKinds).map((kind) => [kind.toLowerCase(), kind as PageKind]),
);
