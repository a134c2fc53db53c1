import type { Metadata } from 'next';
import { type ContentPage, interfaceWords, isEarlierVersion, site, versionsOf } from './content';
import { defaultLocale, type Locale, languageOf, locales, pathPrefix } from './locale';
import { absoluteUrl } from './urls';

/** Whether search engines may show a page: unless it says `noindex`, or a later version has replaced it. */
export const isIndexable = (page: ContentPage) =>
  !('noindex' in page && page.noindex) && !isEarlierVersion(page);

/**
 * The alternates of a page, for its head and for the sitemap: its versions that exist and may be
 * indexed, and the one at the root as x-default. A page without translation has none.
 */
export function alternatesOf(page: ContentPage): Record<string, string> {
  const versions = versionsOf(page).filter(isIndexable);
  if (!isIndexable(page) || versions.length < 2) return {};
  const addresses = Object.fromEntries(versions.map((v) => [v.locale, absoluteUrl(v.path)]));
  return { ...addresses, 'x-default': addresses[defaultLocale] ?? absoluteUrl(page.path) };
}

/** The day (ISO) that a page shows as its last change: that of its text in force, or of its review. */
export const lastModified = (page: ContentPage): string =>
  (('updatedOn' in page && page.updatedOn) || page.reviewedOn).slice(0, 10);

/** The address of a page in Markdown: /avocats.md, /en.md, and /index.md for the home page. */
export const markdownPath = (page: ContentPage) => `${page.path === '/' ? '/index' : page.path}.md`;

/** The address of a language's feed of changes: /feed.atom, /en/feed.atom. */
export const feedPath = (locale: Locale) => `${pathPrefix[locale]}/feed.atom`;

/** The address of a page's share picture: /og/sectors-lawyers.en.png. */
export const sharePicturePath = ({ name, locale }: ContentPage) =>
  `/og/${name.replace('/', '-')}.${locale}.png`;

const openGraphLocale = (locale: Locale) => languageOf(locale).tag.replace('-', '_');

/** The page in Markdown, and the feed that its changes are in. */
const formatsOf = (page: ContentPage) => ({
  'text/markdown': absoluteUrl(markdownPath(page)),
  ...(page.changes.length > 0 && {
    'application/atom+xml': [
      {
        url: absoluteUrl(feedPath(page.locale)),
        title: interfaceWords(page.locale).changes.feedTitle,
      },
    ],
  }),
});

/** The head of an embed page: no search engine shows it. */
export const embedMetadataOf = (page: ContentPage): Metadata => ({
  title: `${page.title} | ${site.brand}`,
  description: page.description,
  robots: { index: false },
});

/** The head of a page, from its front matter. */
export function metadataOf(page: ContentPage): Metadata {
  const url = absoluteUrl(page.path);
  const indexable = isIndexable(page);
  const alternates = alternatesOf(page);
  return {
    title: `${page.title} | ${site.brand}`,
    description: page.description,
    alternates: {
      canonical: url,
      languages: alternates,
      types: indexable ? formatsOf(page) : undefined,
    },
    robots: indexable ? undefined : { index: false },
    openGraph: {
      type: 'website',
      siteName: site.brand,
      title: page.title,
      description: page.description,
      url,
      locale: openGraphLocale(page.locale),
      alternateLocale: locales
        .filter((locale) => locale !== page.locale && locale in alternates)
        .map(openGraphLocale),
      images: [{ url: sharePicturePath(page), width: 1200, height: 630, alt: page.heading }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
