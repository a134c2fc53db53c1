import { RootHtml } from '@/app/root-html';
import { NotFound } from '@/components/layout/not-found';
import { PageLayout } from '@/components/layout/page-layout';
import { defaultLocale } from '@/lib/locale';
import { notFoundMetadata } from '@/lib/site-metadata';

export const metadata = notFoundMetadata(defaultLocale);

/** The 404 page at the root: `404.html`. */
export default function GlobalNotFound() {
  return (
    <RootHtml locale={defaultLocale}>
      <PageLayout current={{ locale: defaultLocale, path: null, versions: {} }}>
        <NotFound locale={defaultLocale} />
      </PageLayout>
    </RootHtml>
  );
}
