import {
  byLocale,
  defaultLocale,
  isLocale,
  type Locale,
  locales,
} from '@/supabase/functions/_shared/locales';

export {
  byLocale,
  colonIn,
  defaultLocale,
  type Locale,
  languageOf,
  locales,
} from '@/supabase/functions/_shared/locales';

/** The languages whose addresses start with their code. */
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

/** The prefix of addresses in each language: nothing for French, /en for English. */
export const pathPrefix = byLocale((locale) => (locale === defaultLocale ? '' : `/${locale}`));

/** The home page of each language. */
export const homePath = byLocale((locale) => pathPrefix[locale] || '/');

/** The language of an address: English at /en and below, French where no other code stands first. */
export function localeOf(path: string): Locale {
  const [, first] = path.split('/');
  return isLocale(first) ? first : defaultLocale;
}

/** Whether an address is written as that of a page: /, /avocats, /en/art-dealers. */
export const isPagePath = (path: string) => /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path);

/** Whether the site uses an address itself: `404.html`, `index.html`, the catalogue, share pictures, documents, embed pages. */
export const isReservedPath = (path: string) =>
  isEmbedPath(path) ||
  /^\/(404|index|catalogue|og|documents|embed)$/.test(
    path.slice(pathPrefix[localeOf(path)].length),
  );

/** Where a page's tool stands alone, for other sites to frame: /embed/echeances, /en/embed/deadlines. */
export const embedPath = (path: string) => {
  const prefix = pathPrefix[localeOf(path)];
  return `${prefix}/embed${path.slice(prefix.length)}`;
};

/** Whether an address is that of an embed page. */
export const isEmbedPath = (path: string) =>
  path.slice(pathPrefix[localeOf(path)].length).startsWith('/embed/');
