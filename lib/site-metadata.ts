import type { Metadata, Viewport } from 'next';
import { interfaceWords, site } from './content';
import { siteUrl } from './environment';
import type { Locale } from './locale';
import { token } from './tokens';

/** What the heads of all pages share. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  icons: { icon: '/icon.svg' },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: token('paper') };

/** The head of a 404 page. */
export function notFoundMetadata(locale: Locale): Metadata {
  const { title, explanation } = interfaceWords(locale).notFound;
  return {
    ...siteMetadata,
    title: `${title} | ${site.brand}`,
    description: explanation,
    robots: { index: false },
  };
}
