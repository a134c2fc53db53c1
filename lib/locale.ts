/** The site's languages. French stands at the root, English under /en (specification, section 2). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What each language calls itself. */
export const languageNames: Record<Locale, string> = { fr: 'Français', en: 'English' };

/** The home page of each language. */
export const homePath: Record<Locale, string> = { fr: '/', en: '/en' };

/** The prefix of addresses in each language: nothing for French, /en for English. */
export const pathPrefix: Record<Locale, string> = { fr: '', en: '/en' };

/** The language of an address: English at /en and below, French everywhere else. */
export function localeOf(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'fr';
}

/** Whether an address is written as that of a page: /, /avocats, /en/art-dealers. */
export const isPagePath = (path: string) => /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path);

/** Whether the site needs an address for itself: `404.html`, `index.html`, the catalogue, share pictures. */
export const isReservedPath = (path: string) => /^(\/en)?\/(404|index|catalogue|og)$/.test(path);
