import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type MdxBody, PageBody } from '@/components/blocks/page-body';
import { History } from '@/components/layout/history';
import { PageLayout } from '@/components/layout/page-layout';
import { PageTools } from '@/components/layout/page-tools';
import { type ContentPage, pageAt, pages } from '@/lib/content';
import { type Locale, pathPrefix } from '@/lib/locale';
import { currentPage } from '@/lib/navigation';
import { metadataOf } from '@/lib/seo';

type Props = { params: Promise<{ slug?: string[] }> };

/** The catch-all route of one language: every page of `content/` at its `path`. */
export function contentRoute(locale: Locale) {
  const root = pathPrefix[locale];

  async function find({ params }: Props): Promise<ContentPage> {
    const { slug = [] } = await params;
    return pageAt([root, ...slug].join('/') || '/') ?? notFound();
  }

  return {
    generateStaticParams: () =>
      pages
        .filter((page) => page.locale === locale)
        .map(({ path }) => ({ slug: path.slice(root.length).split('/').filter(Boolean) })),

    generateMetadata: async (props: Props): Promise<Metadata> => metadataOf(await find(props)),

    Page: async function Page(props: Props) {
      const page = await find(props);
      const file = page._raw.sourceFilePath.replace(/\.mdx$/, '');
      const { default: body }: { default: MdxBody } = await import(`@/content/${file}.mdx`);
      return (
        <PageLayout current={currentPage(page)}>
          <PageBody body={body} page={page} />
          <History page={page} />
          <PageTools page={page} />
        </PageLayout>
      );
    },
  };
}
