import { RootHtml } from '@/app/root-html';
import { NotFound } from '@/components/layout/not-found';
import { PageLayout } from '@/components/layout/page-layout';
import { notFoundMetadata } from '@/lib/site-metadata';

export const metadata = notFoundMetadata('fr');

/** The French 404 page, at the root: `404.html`. */
export default function FrenchNotFound() {
  return (
    <RootHtml locale="fr">
      <PageLayout current={{ locale: 'fr', path: null, versions: {} }}>
        <NotFound locale="fr" />
      </PageLayout>
    </RootHtml>
  );
}
