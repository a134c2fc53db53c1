import {
  allDeadlineWords,
  allGlossaries,
  allInterfaceTexts,
  allLegals,
  allPages,
  allScopes,
  allSectors,
  allServices,
  allSourceWords,
  allStarterBases,
  allStarterFiles,
  calendar as calendarDocument,
  type Legal as LegalDocument,
  type Page as PageDocument,
  type Scope as ScopeDocument,
  type Sector as SectorDocument,
  type Service as ServiceDocument,
  type StarterFile as StarterFileDocument,
  site as siteDocument,
  source as sourcesDocument,
} from 'contentlayer/generated';
import * as z from 'zod';
import { typesetData } from '@/supabase/functions/_shared/typography';
import type { Locale } from '../locale';
import { defaultLocale, isPagePath, isReservedPath, localeOf } from '../locale';
import { type Change, changesSchema, professionOf } from './front-matter';
import {
  type DeadlineDates,
  type DeadlineWords,
  deadlinesSchema,
  deadlineWordsSchema,
} from './schemas/deadlines';
import { glossarySchema, type Term } from './schemas/glossary';
import { type InterfaceWords, interfaceSchemas } from './schemas/interface';
import { type SiteData, siteSchema } from './schemas/site';
import { sourcesSchema, sourceWordsSchema } from './schemas/sources';
import {
  type StarterBase,
  type StarterFileLists,
  starterBaseSchema,
  starterFileLists,
} from './schemas/starter-file';

export type { InterfaceWords };
export { professionOf };

/*
 * The only importer of what Contentlayer generates: the rest of the site asks here, and gets every
 * text typeset.
 */

type Document =
  | PageDocument
  | SectorDocument
  | ScopeDocument
  | StarterFileDocument
  | ServiceDocument
  | LegalDocument;

/** A page of the site. `name` pairs it with its translation: sectors/lawyers. */
export type ContentPage = Document & {
  name: string;
  locale: Locale;
  /** The heading as its writer broke it; `heading` has it in one line. */
  headingLines: string[];
};
export type Sector = Extract<ContentPage, { type: 'Sector' }>;
export type Service = Extract<ContentPage, { type: 'Service' }>;
type StarterFilePage = Extract<ContentPage, { type: 'StarterFile' }>;
export type StarterFile = Omit<StarterFilePage, keyof StarterFileLists> & StarterFileLists;

/** Every page in every language. */
export const pages = [
  ...allPages,
  ...allSectors,
  ...allScopes,
  ...allStarterFiles,
  ...allServices,
  ...allLegals,
].map((page) => typesetData(withHeadingLines(page as ContentPage), page.locale as Locale));

checkPaths();

/** The page at an address, if there is one. */
export const pageAt = (path: string) => pages.find((page) => page.path === path);

/** A page by its name and language: pageNamed('pages/contact', 'en'). */
export const pageNamed = (name: string, locale: Locale) =>
  pages.find((page) => page.name === name && page.locale === locale);

/** A page and its translation, the page's own language included. */
export const versionsOf = (page: ContentPage) => pages.filter(({ name }) => name === page.name);

/** What changed in what a page says of the law, newest first. */
export function changesOf(page: ContentPage): Change[] {
  const changes: Change[] = page.changes ?? [];
  // Contentlayer turns a day into a moment.
  const days = changes.map((change) => ({ ...change, date: change.date.slice(0, 10) }));
  return check(page._raw.sourceFilePath, changesSchema, days);
}

/** The professions, in the order of the menus. */
export const sectorsIn = (locale: Locale): Sector[] => inOrder<Sector>('Sector', locale);

/** The services, in the order of the menus. */
export const servicesIn = (locale: Locale): Service[] => inOrder<Service>('Service', locale);

/** The starter files, in all languages. */
export const starterFiles: StarterFile[] = pages
  .filter((page): page is StarterFilePage => page.type === 'StarterFile')
  .map((page) => ({
    ...page,
    ...check(page._raw.sourceFilePath, z.object(starterFileLists), page),
  }));

const siteData: SiteData = check('site.yml', siteSchema, siteDocument);

/** `content/site.yml`. Its texts are French. */
export const site = typesetData(siteData, defaultLocale);

/** The same for the texts in it that stand in both languages. */
export const siteIn = (locale: Locale) => typesetData(siteData, locale);

/** `content/interface.*.yml`: the strings that belong to no page. */
export const interfaceWords: (locale: Locale) => InterfaceWords = inEachLanguage(
  'interface',
  allInterfaceTexts,
  (locale) => interfaceSchemas[locale],
);

/** `content/starter-files/base.*.yml`: what the starter files of all professions share. */
export const starterBase: (locale: Locale) => StarterBase = inEachLanguage(
  'starter-files/base',
  allStarterBases,
  () => starterBaseSchema,
);

/** `content/law/deadlines.yml`: the dates, without their words. */
export const calendar: DeadlineDates = check(
  'law/deadlines.yml',
  deadlinesSchema([...new Set(allSectors.map(professionOf))]),
  {
    // Contentlayer turns a day into a moment.
    reviewedOn: calendarDocument.reviewedOn.slice(0, 10),
    deadlines: calendarDocument.deadlines,
  },
);

/** `content/law/deadlines.*.yml`: the words of each deadline, by its id. */
export const deadlineWords: (locale: Locale) => { deadlines: Record<string, DeadlineWords> } =
  inEachLanguage('law/deadlines', allDeadlineWords, () => deadlineWordsSchema(calendar));

/** `content/law/sources.yml`: the texts of law that pages cite. */
export const sources = check('law/sources.yml', sourcesSchema, sourcesDocument).texts;

/** `content/law/sources.*.yml`, as it was written: its names are looked for in pages. */
export const sourceWords = (locale: Locale) =>
  check(`law/sources.${locale}.yml`, sourceWordsSchema, inLocale(allSourceWords, locale));

/** `content/law/glossary.*.yml`: its terms by their names; none where a language lacks the file. */
export function glossary(locale: Locale): Record<string, Term> {
  const file = inLocale(allGlossaries, locale);
  if (!file) return {};
  return typesetData(check(`law/glossary.${locale}.yml`, glossarySchema, file).terms, locale);
}

function inLocale<File extends { locale?: string }>(files: File[], locale: Locale) {
  return files.find((file) => file.locale === locale);
}

/**
 * A data file of each language, checked and typeset once.
 * @returns the file of a language; it throws where there is none
 */
function inEachLanguage<Data>(
  name: string,
  files: { locale?: string }[],
  schemaOf: (locale: Locale) => z.ZodType<Data>,
) {
  const texts = new Map(
    files.map((file) => {
      const locale = file.locale as Locale;
      return [locale, typesetData(check(`${name}.${locale}.yml`, schemaOf(locale), file), locale)];
    }),
  );
  return (locale: Locale): Data => {
    const text = texts.get(locale);
    if (!text) throw new Error(`content/${name}.${locale}.yml is missing.`);
    return text;
  };
}

function withHeadingLines(page: ContentPage): ContentPage {
  const headingLines = page.heading.split('\n');
  return { ...page, heading: headingLines.join(' '), headingLines };
}

function inOrder<Kind extends Sector | Service>(type: Kind['type'], locale: Locale): Kind[] {
  return (pages.filter((page) => page.type === type && page.locale === locale) as Kind[]).sort(
    (a, b) => a.order - b.order,
  );
}

/**
 * Checks the nested data that Contentlayer does not check: it accepts an extra key in an object and a missing
 * one in a list.
 * @throws Error naming the file and each faulty key.
 */
function check<Data>(file: string, schema: z.ZodType<Data>, data: unknown): Data {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`content/${file}:\n${z.prettifyError(result.error)}`);
}

/** @throws Error where two pages claim one address, or one is no address of a page in its language. */
function checkPaths() {
  const paths = pages.map(({ path }) => path);
  const faulty = pages.filter(
    ({ path, locale }, index) =>
      paths.indexOf(path) !== index ||
      localeOf(path) !== locale ||
      isReservedPath(path) ||
      !isPagePath(path),
  );
  const lines = faulty.map(({ path, _raw }) => `content/${_raw.sourceFilePath}: path ${path}`);
  if (lines.length > 0)
    throw new Error(`These addresses cannot be used; check:content says why.\n${lines.join('\n')}`);
}
