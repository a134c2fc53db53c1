import { RootHtml } from '@/app/root-html';
import { NotFound } from '@/components/layout/not-found';
import { defaultLocale } from '@/lib/locale';
import { notFoundMetadata } from '@/lib/site-metadata';

/** Next adds to this page, and to no other, that robots are not to index it. */
export const metadata = { ...notFoundMetadata(defaultLocale), robots: undefined };

/** The 404 page at the root: `404.html`. */
export default function GlobalNotFound() {
  return (
    <RootHtml locale={defaultLocale}>
      <NotFound locale={defaultLocale} />
    </RootHtml>
  );
}
