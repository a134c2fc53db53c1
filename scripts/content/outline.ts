import type { Position } from './fault';
import type { Page } from './page';
import { linksOf, type PageLink } from './page-links';

/** What the other pages have to know of a page; its tree need not be kept for that. */
export type Outline = Pick<Page, 'file' | 'name' | 'locale' | 'frontMatter'> & {
  /** Undefined where the body cannot be read. */
  anchors: Anchor[] | undefined;
  links: PageLink[];
  professions: ListedProfession[];
};

/** A block that an address can lead to. */
export type Anchor = { id: string; at: Position };

/** A profession that a page lists (`<Professions>`), by the name of its files: lawyers. */
export type ListedProfession = { stem: string; at: Position };

/** The outline of a page. */
export const outlineOf = (page: Page): Outline => ({
  file: page.file,
  name: page.name,
  locale: page.locale,
  frontMatter: page.frontMatter,
  anchors: page.body && anchorsOf(page),
  links: linksOf(page),
  professions: professionsOf(page),
});

/** The anchors of a page: the ids that its blocks are given. */
export const anchorsOf = ({ blocks }: Page): Anchor[] =>
  blocks.flatMap(({ written }) => {
    const id = written.parts.get('id')?.written.value;
    return typeof id === 'string' ? [{ id, at: written.at }] : [];
  });

const professionsOf = ({ blocks }: Page): ListedProfession[] =>
  blocks
    .filter(({ name }) => name === 'Professions')
    .flatMap(({ written }) => [...(written.parts.get('order')?.written.parts.values() ?? [])])
    .flatMap(({ at, written: { value } }) =>
      typeof value === 'string' ? [{ stem: value, at }] : [],
    );

/** A text of the front matter, where there is one. */
export function field({ frontMatter }: Outline, name: string): string | undefined {
  const value = frontMatter?.written.parts.get(name)?.written.value;
  return typeof value === 'string' ? value : undefined;
}

/** Where a field stands; the top of the file where it is missing. */
export const fieldPlace = ({ frontMatter }: Outline, name: string): Position =>
  frontMatter?.written.parts.get(name)?.at ?? { line: 1, column: 1 };
