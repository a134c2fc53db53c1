import type { Metadata } from 'next';
import { type ContentPage, site, versionsOf } from './content';
import { siteUrl } from './environment';

/** An address of the site in full. */
export const absoluteUrl = (path: string) => (path === '/' ? `${siteUrl}/` : siteUrl + path);

/** An address as it is printed, without its scheme; none for an anchor, an e-mail or a number. */
export function addressOnPaper(href: string): string | undefined {
  const url = href.startsWith('/') ? absoluteUrl(href) : href;
  return /^https?:/.test(url) ? url.replace(/^https?:\/\//, '') : undefined;
}

/**
 * The alternates of a page, for its head and for the sitemap: its versions that exist, and the
 * French one as x-default. A page without translation has none.
 */
export function alternatesOf(page: ContentPage): Record<string, string> {
  const versions = versionsOf(page);
  if (versions.length < 2) return {};
  const addresses = Object.fromEntries(versions.map((v) => [v.locale, absoluteUrl(v.path)]));
  return { ...addresses, 'x-default': addresses.fr ?? absoluteUrl(page.path) };
}

/** The file name of a page's share picture, below /og. */
export const sharePictureFile = (page: ContentPage) =>
  `${page.name.replace('/', '-')}.${page.locale}.png`;

/** What stands in a page's head, from its front matter. */
export function metadataOf(page: ContentPage): Metadata {
  const url = absoluteUrl(page.path);
  const hidden = 'noindex' in page && page.noindex;
  return {
    title: `${page.title} | ${site.brand}`,
    description: page.description,
    alternates: { canonical: url, languages: hidden ? {} : alternatesOf(page) },
    robots: hidden ? { index: false } : undefined,
    openGraph: {
      type: 'website',
      siteName: site.brand,
      title: page.title,
      description: page.description,
      url,
      locale: page.locale === 'fr' ? 'fr_FR' : 'en_GB',
      images: [
        { url: `/og/${sharePictureFile(page)}`, width: 1200, height: 630, alt: page.heading },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}
