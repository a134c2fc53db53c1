import { type PageKind, pageKinds } from '@/lib/content-types/fields';
import { textAt } from '../lint/located';
import { pageLocation, readContent } from '../lint/read-content';
import { readYaml } from '../lint/yaml';

/** What a new page must not repeat: each with the file that has it. */
export type ExistingPages = {
  /** By the name of the page: sectors/lawyers. */
  names: Map<string, string>;
  paths: Map<string, string>;
  titles: Map<string, string>;
  /** The highest `order` of each kind. */
  lastOrder: Map<PageKind, number>;
};

/** The kinds of page as the command names them: sector, service, legal, page. */
export const kinds: Record<string, PageKind | undefined> = Object.fromEntries(
  Object.keys(pageKinds).map((kind) => [kind.toLowerCase(), kind as PageKind]),
);

/** Reads the front matter of every page of `content/`. */
export function readExistingPages(): ExistingPages {
  const pages: ExistingPages = {
    names: new Map(),
    paths: new Map(),
    titles: new Map(),
    lastOrder: new Map(),
  };
  for (const file of readContent().pages) {
    const location = pageLocation(file.path);
    if (!location) continue;
    const [, frontMatter = ''] = /^---\n(.*?)\n---/s.exec(String(file)) ?? [];
    const fields = readYaml(frontMatter).data;
    pages.names.set(location.name, file.path);
    pages.paths.set(textAt(fields, 'path') ?? '', file.path);
    pages.titles.set(textAt(fields, 'title') ?? '', file.path);
    const order = Number(fields.parts.get('order')?.value ?? 0);
    pages.lastOrder.set(location.kind, Math.max(order, pages.lastOrder.get(location.kind) ?? 0));
  }
  return pages;
}
