import { readFileSync } from 'node:fs';
import type { ContentPage, Sector, Service } from '@/lib/content';
import type { InterfaceWords } from '@/lib/content/schemas/interface';
import type { SiteData } from '@/lib/content/schemas/site';
import { siteUrl } from '@/lib/environment';
import { homePath, type Locale } from '@/lib/locale';

type Content = { site: SiteData; words: Record<Locale, InterfaceWords>; pages: ContentPage[] };

/**
 * What the owner has written, as `prepare.ts` found it: whatever a test expects of the live site
 * comes from here, so that any of it may change.
 */
export const { site, words, pages }: Content = JSON.parse(
  readFileSync('.local/test-content.json', 'utf8'),
);

/** The two languages that have every page. A further one may lack some. */
export const locales = ['fr', 'en'] as const;

/** Where each language starts (specification, section 2: / and /en). */
export const home = homePath;

const isIndexed = (page: ContentPage) =>
  !('noindex' in page && page.noindex) && !('replacedOn' in page && page.replacedOn);

/** The pages that search engines may show, and the others. */
export const indexed = pages.filter(isIndexed);
export const hidden = pages.filter((page) => !isIndexed(page));

/** An address in full; the home page's is the bare origin. */
export const absoluteUrl = (path: string) => (path === '/' ? siteUrl : siteUrl + path);

/** The day that a page shows: its text in force, or its review (ISO date). */
export const dayOf = (page: ContentPage) =>
  (('updatedOn' in page && page.updatedOn) || page.reviewedOn).slice(0, 10);

/** A page's versions, its own included, in the order of the languages. */
export const versionsOf = ({ name }: ContentPage): ContentPage[] =>
  (Object.keys(home) as Locale[]).flatMap(
    (locale) => pages.find((page) => page.name === name && page.locale === locale) ?? [],
  );

/** The languages that have a page. @throws Error where none has it. */
export function localesOf(name: string): Locale[] {
  const found = locales.filter((locale) =>
    pages.some((page) => page.name === name && page.locale === locale),
  );
  if (found.length === 0) throw new Error(`No language has the page ${name}.`);
  return found;
}

/** The address of a page that the site's own code names. @throws Error where it is gone. */
export function pathOf(name: string, locale: Locale): string {
  const page = pages.find((other) => other.name === name && other.locale === locale);
  if (!page) throw new Error(`There is no page ${name} in ${locale}.`);
  return page.path;
}

/** The pages of a kind in the order of the menus. */
export const inMenu = (type: 'Sector' | 'Service', locale: Locale) =>
  pages
    .filter((page): page is Sector | Service => page.type === type && page.locale === locale)
    .sort((a, b) => a.order - b.order);

/** The submenus of the header: what one clicks, and the links under it. */
export const submenus = (locale: Locale) =>
  [
    { label: words[locale].header.services, pages: inMenu('Service', locale) },
    { label: words[locale].header.sectors, pages: inMenu('Sector', locale) },
  ].filter((menu) => menu.pages.length > 0);

const [firstSector] = inMenu('Sector', 'fr');
if (!firstSector) throw new Error('There is no page of a sector.');

/** Addresses of one long page of text, in both languages. */
export const sectorPath = { fr: firstSector.path, en: pathOf(firstSector.name, 'en') };

/** The 404 page of each language. */
export const notFoundPaths = Object.values(home).map((path) => `${path === '/' ? '' : path}/404`);

/** An address at which each language has no page. */
export const missingPath = { fr: '/nulle-part', en: '/en/nowhere' };
