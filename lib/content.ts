import type * as Typed from 'contentlayer/generated';
import * as z from 'zod';
import interfaceTexts from '@/.generated/typed/InterfaceText.json';
import legals from '@/.generated/typed/Legal.json';
import otherPages from '@/.generated/typed/Page.json';
import sectors from '@/.generated/typed/Sector.json';
import services from '@/.generated/typed/Service.json';
import siteDocument from '@/.generated/typed/Site.json';
import { type InterfaceWords, interfaceSchemas } from './interface-schema';
import type { Locale } from './locale';
import { isPagePath, isReservedPath, localeOf } from './locale';
import { type SiteData, siteSchema } from './site-schema';

/*
 * The only importer of what Contentlayer generates (`scripts/copies/typed.ts`): the rest of the site
 * asks here.
 */

type Document = Typed.Page | Typed.Sector | Typed.Service | Typed.Legal;

/** A page of the site. `name` pairs it with its translation: sectors/lawyers. */
export type ContentPage = Document & { name: string; locale: Locale };
export type Sector = Extract<ContentPage, { type: 'Sector' }>;
export type Service = Extract<ContentPage, { type: 'Service' }>;

/** Every page in both languages. */
export const pages = [...otherPages, ...sectors, ...services, ...legals] as ContentPage[];

checkPaths();

/** The page at an address, if there is one. */
export const pageAt = (path: string) => pages.find((page) => page.path === path);

/** A page by its name and language: pageNamed('pages/contact', 'en'). */
export const pageNamed = (name: string, locale: Locale) =>
  pages.find((page) => page.name === name && page.locale === locale);

/** A page and its translation, the page's own language included. */
export const versionsOf = (page: ContentPage) => pages.filter(({ name }) => name === page.name);

/** The seven professions, in the order of the menus. */
export const sectorsIn = (locale: Locale): Sector[] => inOrder<Sector>('Sector', locale);

/** The services, in the order of the menus. */
export const servicesIn = (locale: Locale): Service[] => inOrder<Service>('Service', locale);

/** `content/site.yml`. */
export const site: SiteData = check('site.yml', siteSchema, siteDocument);

const words = new Map(
  interfaceTexts.map((text) => [
    text.locale,
    check(`interface.${text.locale}.yml`, interfaceSchemas[text.locale as Locale], text),
  ]),
);

/** `content/interface.{fr,en}.yml`: the strings that belong to no page. */
export function interfaceText(locale: Locale): InterfaceWords {
  const text = words.get(locale);
  if (!text) throw new Error(`content/interface.${locale}.yml is missing.`);
  return text;
}

function inOrder<Kind extends Sector | Service>(type: Kind['type'], locale: Locale): Kind[] {
  return (pages.filter((page) => page.type === type && page.locale === locale) as Kind[]).sort(
    (a, b) => a.order - b.order,
  );
}

/** @throws Error naming the file and each faulty key. */
function check<Data>(file: string, schema: z.ZodType<Data>, data: unknown): Data {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`content/${file}:\n${z.prettifyError(result.error)}`);
}

/** @throws Error where two pages claim one address, or one stands in the other language's space. */
function checkPaths() {
  const seen = new Map<string, ContentPage>();
  for (const page of pages) {
    const file = `content/${page._raw.sourceFilePath}`;
    const twin = seen.get(page.path);
    if (twin)
      throw new Error(`${file}: path ${page.path} is already ${twin._raw.sourceFilePath}’s.`);
    if (isReservedPath(page.path))
      throw new Error(`${file}: path ${page.path} is needed by the site itself.`);
    if (localeOf(page.path) !== page.locale || !isPagePath(page.path))
      throw new Error(
        `${file}: path ${page.path} must be lower case, without trailing slash, ${
          page.locale === 'en' ? 'and start with /en' : 'and not start with /en'
        }.`,
      );
    seen.set(page.path, page);
  }
}
