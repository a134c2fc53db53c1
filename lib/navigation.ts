import {
  type ContentPage,
  interfaceWords,
  pageNamed,
  type Sector,
  type Service,
  sectorsIn,
  servicesIn,
  versionsOf,
} from './content';
import type { Locale } from './locale';

/** What the header needs to know about its page. */
export type CurrentPage = {
  locale: Locale;
  /** Null on the 404 page, which is at no address of its own. */
  path: string | null;
  /** The page's address in each language it exists in. */
  versions: Partial<Record<Locale, string>>;
};

/** The same for a page of `content/`. */
export function currentPage(page: ContentPage): CurrentPage {
  const versions = Object.fromEntries(versionsOf(page).map((v) => [v.locale, v.path]));
  return { locale: page.locale, path: page.path, versions };
}

type PageLink = { path: string; label: string };
/** An entry of a submenu, with the name of its drawing. */
type SubmenuLink = PageLink & { name: string };
/** `lang` is set where a label is not in the language of the page. */
export type NavigationItem = PageLink | { label: string; lang?: Locale; pages: SubmenuLink[] };

/** Links to pages by their names; pages that do not exist are left out. */
export function namedLinks(locale: Locale, entries: [name: string, label: string][]): PageLink[] {
  return entries.flatMap(([name, label]) => {
    const page = pageNamed(name, locale);
    return page ? [{ path: page.path, label }] : [];
  });
}

/** The entries of the header (specification, section 2); those without a page are left out. */
export function navigation(locale: Locale) {
  const words = interfaceWords(locale).header;
  const menu = (label: string, pages: (Sector | Service)[], lang?: Locale) =>
    pages.length > 0 ? [{ label, lang, pages: pages.map(submenuLink) }] : [];
  const items: NavigationItem[] = [
    ...namedLinks(locale, [['pages/home', words.home]]),
    ...menu(words.services, servicesIn(locale)),
    ...menu(
      words.sectors,
      sectorsIn(locale),
      langOf(words.sectors, interfaceWords('en').header.sectors, locale),
    ),
    ...toolsLink(locale),
    ...namedLinks(locale, [['pages/about', words.about]]),
  ];
  const [contact] = namedLinks(locale, [['pages/contact', words.contact]]);
  return { items, contact };
}

/** The list of the tools, under the name it gives itself. */
export function toolsLink(locale: Locale): PageLink[] {
  const tools = pageNamed('pages/tools', locale);
  return tools ? [{ path: tools.path, label: tools.navTitle }] : [];
}

/** The tools in which a visitor works something out, by their file names. */
export const workingTools = ['scope', 'beneficial-owners', 'deadlines', 'file-dates', 'readiness'];

const tools = [...workingTools, 'sample-file', 'sources', 'glossary'];

/** The tools that have a page of their own, in the order of the footer. */
export const toolPages = (locale: Locale): ContentPage[] =>
  tools.flatMap((tool) => pageNamed(`pages/${tool}`, locale) ?? []);

/** The specification keeps some labels English on French pages too: a screen reader has to know. */
export const langOf = (label: string, english: string, locale: Locale) =>
  locale !== 'en' && label === english ? 'en' : undefined;

const submenuLink = (page: Sector | Service): SubmenuLink => ({
  path: page.path,
  label: page.navTitle,
  name: page.name,
});
