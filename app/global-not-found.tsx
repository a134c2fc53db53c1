import { RootHtml } from '@/app/root-html';
import { NotFound } from '@/components/layout/not-found';
import { defaultLocale } from '@/lib/locale';
import { notFoundMetadata } from '@/lib/site-metadata';

/** Without `robots`: on this page alone Next adds `noindex` itself. */
export const metadata = { ...notFoundMetadata(defaultLocale), robots: undefined };

/** The 404 page at the root: `404.html`. */
export default function GlobalNotFound() {
  return (
    <RootHtml locale={defaultLocale}>
      <NotFound locale={defaultLocale} />
    </RootHtml>
  );
}
