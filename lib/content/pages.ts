import {
  allLegals,
  allPages,
  allScopes,
  allSectors,
  allServices,
  allStarterFiles,
} from 'contentlayer/generated';
import { isPagePath, isReservedPath, type Locale, localeOf } from '../locale';
import { currentNameOf, professionOf } from './front-matter';
import { typesetPage, typesetStarterFile } from './typeset-page';

/* The pages. No other file imports the data that Contentlayer generates. */

const sectors = allSectors.map(typesetPage);
const scopes = allScopes.map(typesetPage);
const services = allServices.map(typesetPage);
const legalPages = allLegals.map(typesetPage);

/** The starter files, in all languages. */
export const starterFiles = allStarterFiles.map(typesetStarterFile);

/** Every page in every language. */
export const pages = [
  ...allPages.map(typesetPage),
  ...sectors,
  ...scopes,
  ...starterFiles,
  ...services,
  ...legalPages,
];

/** A page of the site. `name` pairs it with its translation: sectors/lawyers. */
export type ContentPage = (typeof pages)[number];
export type Sector = (typeof sectors)[number];
export type Service = (typeof services)[number];
export type StarterFile = (typeof starterFiles)[number];
type LegalPage = (typeof legalPages)[number];

checkPaths();

/** The names of the professions that have a page: lawyers. */
export const professions = [...new Set(sectors.map(professionOf))];

/** The pages whose tool other sites may frame: the questionnaires, and those that say so. */
export const embeddablePages = pages.filter(
  (page) => page.type === 'Scope' || ('embed' in page && page.embed),
);

/** The page at an address, if there is one. */
export const pageAt = (path: string) => pages.find((page) => page.path === path);

/** A page by its name and language: pageNamed('pages/contact', 'en'). */
export const pageNamed = (name: string, locale: Locale) =>
  pages.find((page) => page.name === name && page.locale === locale);

/**
 * The pages of a profession in a language, by one of them or by the profession's name: its own page, its
 * questionnaire and its starter file, where they exist.
 */
export function professionPages(page: { name: string; locale: Locale }) {
  const profession = professionOf(page);
  const isIts = (other: ContentPage) =>
    other.locale === page.locale && professionOf(other) === profession;
  return {
    sector: sectors.find(isIts),
    questionnaire: scopes.find(isIts),
    starterFile: starterFiles.find(isIts),
  };
}

/** A page and its translation, the page's own language included. */
export const versionsOf = (page: ContentPage) => pages.filter(({ name }) => name === page.name);

/** Whether a page is an earlier version of a legal text. */
export const isEarlierVersion = (page: ContentPage): page is LegalPage & { replacedOn: string } =>
  'replacedOn' in page && page.replacedOn !== undefined;

/** The earlier versions of a legal text in its language, newest first. */
export const earlierVersionsOf = ({ name, locale }: ContentPage) =>
  pages
    .filter(isEarlierVersion)
    .filter((page) => page.locale === locale && currentNameOf(page.name) === name)
    .sort((a, b) => b.updatedOn.localeCompare(a.updatedOn));

/** Whether a page is about one profession: its own page, its questionnaire or its starter file. */
export const isOfProfession = ({ type }: ContentPage) =>
  ['Sector', 'Scope', 'StarterFile'].includes(type);

/** Whether a page says what the law is: that of a profession, or one that records changes of the law. */
export const statesLaw = (page: ContentPage) => isOfProfession(page) || page.changes.length > 0;

/** The professions, in the order of the menus. */
export const sectorsIn = (locale: Locale): Sector[] => inMenuOrder(sectors, locale);

/** The services, in the order of the menus. */
export const servicesIn = (locale: Locale): Service[] => inMenuOrder(services, locale);

const inMenuOrder = <Page extends { locale: Locale; order: number }>(
  ofAllLanguages: Page[],
  locale: Locale,
) => ofAllLanguages.filter((page) => page.locale === locale).sort((a, b) => a.order - b.order);

/** @throws Error where two pages claim one address, or one is no address of a page in its language. */
function checkPaths() {
  const paths = pages.map(({ path }) => path);
  const invalid = pages.filter(
    ({ path, locale }, index) =>
      paths.indexOf(path) !== index ||
      localeOf(path) !== locale ||
      isReservedPath(path) ||
      !isPagePath(path),
  );
  const lines = invalid.map(({ path, _raw }) => `content/${_raw.sourceFilePath}: path ${path}`);
  if (lines.length > 0)
    throw new Error(`These addresses cannot be used; check:content says why.\n${lines.join('\n')}`);
}
