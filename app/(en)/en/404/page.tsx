import { NotFound } from '@/components/layout/not-found';
import { PageLayout } from '@/components/layout/page-layout';
import { notFoundMetadata } from '@/lib/site-metadata';

export const metadata = notFoundMetadata('en');

/** The English 404 page: hosts answer with it to any missing path under /en. */
export default function EnglishNotFound() {
  return (
    <PageLayout current={{ locale: 'en', path: null, versions: {} }}>
      <NotFound locale="en" />
    </PageLayout>
  );
}
