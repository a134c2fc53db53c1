import { describe, expect, test } from 'vitest';
import type { Locale } from '@/lib/locale';
import { isPlaceholder } from '@/lib/placeholder';
import {
  attribute,
  type Element,
  first,
  isElement,
  pageAt,
  plain,
  textOf,
  walk,
  within,
} from '../support/built-pages';
import {
  home,
  inMenu,
  locales,
  notFoundPaths,
  pages,
  pathOf,
  site,
  submenus,
  versionsOf,
  words,
} from '../support/content';

/* Header and footer as the specification has them (section 2), in the words and order of the content. */

type Link = [label: string, to: string];

const linksIn = (element: Element) =>
  within(element, 'a').map((link) => [textOf(link), attribute(link, 'href')]);

const navigations = (path: string, tag: 'header' | 'footer') =>
  within(first(pageAt(path), tag), 'nav');

const plainLinks = (links: Link[]) => links.map(([label, to]) => [plain(label), to]);
const menuLinks = (menu: { navTitle: string; path: string }[]) =>
  plainLinks(menu.map(({ navTitle, path }) => [navTitle, path]));

/** The list of the tools, where there is one. */
const toolsIn = (locale: Locale) =>
  pages.filter((page) => page.name === 'pages/tools' && page.locale === locale);

/** The tools that have a page, in their order. */
const toolPagesIn = (locale: Locale) =>
  [
    ...['scope', 'beneficial-owners', 'deadlines', 'file-dates', 'readiness'],
    ...['sample-file', 'sources', 'glossary'],
  ].flatMap((tool) =>
    pages.filter((page) => page.name === `pages/${tool}` && page.locale === locale),
  );

/** The parts of a navigation: a link, or a title with the links under it. */
const partsOf = (navigation: Element, tag: 'details' | 'div') =>
  within(navigation, tag).map((part) => [
    textOf(within(part, 'summary', 'h2')[0] as Element),
    linksIn(part),
  ]);

describe.each(locales)('in %s', (locale) => {
  const { header, footer, page, skipLink } = words[locale];
  const path = home[locale];

  test('the header leads to every page of the menus, in their order', () => {
    const [menu] = navigations(path, 'header');
    expect(attribute(menu as Element, 'aria-label')).toBe(header.navigation);
    expect(linksIn(menu as Element)).toEqual([
      ...plainLinks([[header.home, path]]),
      ...submenus(locale).flatMap((submenu) => menuLinks(submenu.pages)),
      ...menuLinks(toolsIn(locale)),
      ...plainLinks([[header.about, pathOf('pages/about', locale)]]),
    ]);
    expect(partsOf(menu as Element, 'details')).toEqual(
      submenus(locale).map((submenu) => [plain(submenu.label), menuLinks(submenu.pages)]),
    );
  });

  test('the header has the brand that leads home and the contact button', () => {
    const links = linksIn(first(pageAt(path), 'header'));
    expect(links[0]).toEqual([plain(site.brand), path]);
    expect(links.at(-1)).toEqual([plain(header.contact), pathOf('pages/contact', locale)]);
  });

  test('the footer leads to the company’s pages, the services, the professions, the tools and the legal pages', () => {
    const [links] = navigations(path, 'footer');
    const privacy = pathOf('legal/privacy-policy', locale);
    expect(partsOf(links as Element, 'div')).toEqual([
      [
        plain(site.brand),
        plainLinks([
          [footer.home, path],
          [page.demoButton, pathOf('pages/demo', locale)],
          ...toolsIn(locale).map(({ navTitle, path }): Link => [navTitle, path]),
          [footer.about, pathOf('pages/about', locale)],
          [footer.contact, pathOf('pages/contact', locale)],
          [`${site.socialPage.name} (${footer.otherSite})`, site.socialPage.url],
        ]),
      ],
      [plain(footer.services), menuLinks(inMenu('Service', locale))],
      [plain(footer.professions), menuLinks(inMenu('Sector', locale))],
      [plain(footer.tools), menuLinks(toolPagesIn(locale))],
      [
        plain(footer.legal),
        plainLinks([
          [footer.legalNotice, pathOf('legal/legal-notice', locale)],
          [footer.termsSite, pathOf('legal/terms-site', locale)],
          [footer.privacyPolicy, privacy],
          [footer.accessibility, pathOf('legal/accessibility', locale)],
          [footer.siteMap, pathOf('pages/site-map', locale)],
          [footer.cookies, `${privacy}#cookies`],
        ]),
      ],
    ]);
  });

  test('the footer shows each office with its phone, the e-mail address and the year', () => {
    const element = first(pageAt(path), 'footer');
    const offices = within(element, 'address');
    expect(offices).toHaveLength(site.offices.length);
    for (const [index, { city, postalCode, street, phone, phoneShown }] of site.offices.entries()) {
      const office = offices[index] as Element;
      expect(linksIn(office)).toEqual([[plain(phoneShown), `tel:${phone}`]]);
      // An address that is still to be given does not show here.
      const address = isPlaceholder('street', street) ? [] : [street, postalCode];
      for (const part of [...address, city]) expect(textOf(office)).toContain(plain(part));
    }
    expect(linksIn(element)).toContainEqual([site.email, `mailto:${site.email}`]);
    expect(textOf(element)).toContain(plain(`© ${site.copyrightYear} ${site.brand}`));
  });

  test('the first link leads to the content', () => {
    const [link] = linksIn(first(pageAt(path), 'body'));
    expect(link).toEqual([plain(skipLink), '#main']);
  });
});

const marked = (path: string) =>
  [...walk(first(pageAt(path), 'header'))]
    .filter(isElement)
    .filter((element) => attribute(element, 'aria-current') && !attribute(element, 'hreflang'))
    .map((element) => [attribute(element, 'aria-current'), attribute(element, 'href')]);

const languageLinks = (path: string) =>
  within(first(pageAt(path), 'header'), 'a')
    .filter((link) => attribute(link, 'hreflang'))
    .map((link) => [
      attribute(link, 'hreflang'),
      attribute(link, 'href'),
      attribute(link, 'aria-current'),
    ]);

describe.each(pages)('$path', (page) => {
  test('is marked in the header where it stands there, and no other page is', () => {
    const [menu] = navigations(page.path, 'header');
    const isThere = linksIn(menu as Element).some(([, to]) => to === page.path);
    expect(marked(page.path)).toEqual(isThere ? [['page', page.path]] : []);
  });

  test('leads to itself and to its translations by the languages, to a home page where there is none', () => {
    const versions = versionsOf(page);
    expect(languageLinks(page.path)).toEqual(
      Object.entries(home).map(([locale, start]) => [
        locale,
        versions.find((version) => version.locale === locale)?.path ?? start,
        page.locale === locale ? 'true' : undefined,
      ]),
    );
  });
});

test.each(notFoundPaths)('%s leads to every home page by the languages', (path) => {
  expect(languageLinks(path).map(([, to]) => to)).toEqual(Object.values(home));
});
