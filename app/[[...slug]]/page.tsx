import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmbedBody, type MdxBody, PageBody } from '@/components/blocks/page-body';
import { EarlierVersions, ReplacedNotice } from '@/components/layout/earlier-versions';
import { EmbedLayout } from '@/components/layout/embed-layout';
import { ErrorLink } from '@/components/layout/error-link';
import { History } from '@/components/layout/history';
import { NotFound } from '@/components/layout/not-found';
import { PageLayout } from '@/components/layout/page-layout';
import { PageTools } from '@/components/layout/page-tools';
import { type ContentPage, embeddablePages, pageAt, pages } from '@/lib/content';
import { embedPath, localeOf, pathPrefix, prefixedLocales } from '@/lib/locale';
import { currentPage } from '@/lib/navigation';
import { embedMetadataOf, metadataOf } from '@/lib/seo';
import { notFoundMetadata } from '@/lib/site-metadata';

type Props = { params: Promise<{ slug?: string[] }> };

export const dynamicParams = false;

/** Hosts answer with the 404 page of a language to any missing path below its prefix: /en/404. */
const notFoundPaths = prefixedLocales.map((locale) => `${pathPrefix[locale]}/404`);

/** Every page of `content/` at its `path`, the embed pages, and the 404 pages but that of the root. */
export const generateStaticParams = () =>
  [
    ...pages.map(({ path }) => path),
    ...embeddablePages.map(({ path }) => embedPath(path)),
    ...notFoundPaths,
  ].map((path) => ({ slug: path.split('/').filter(Boolean) }));

const embeddedAt = (path: string) => embeddablePages.find((page) => embedPath(page.path) === path);

const pathOf = async ({ params }: Props) => `/${((await params).slug ?? []).join('/')}`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const path = await pathOf(props);
  const embedded = embeddedAt(path);
  if (embedded) return embedMetadataOf(embedded);
  const page = pageAt(path);
  return page ? metadataOf(page) : notFoundMetadata(localeOf(path));
}

export default async function Page(props: Props) {
  const path = await pathOf(props);
  const locale = localeOf(path);
  if (notFoundPaths.includes(path)) return <NotFound locale={locale} />;
  const embedded = embeddedAt(path);
  if (embedded)
    return (
      <EmbedLayout page={embedded}>
        <EmbedBody body={await bodyOf(embedded)} page={embedded} />
      </EmbedLayout>
    );
  const page = pageAt(path) ?? notFound();
  return (
    <PageLayout current={currentPage(page)}>
      <ReplacedNotice page={page} />
      <PageBody body={await bodyOf(page)} page={page} />
      <div className="page-foot no-print">
        <EarlierVersions page={page} />
        <History page={page} />
        <ErrorLink page={page} />
        <PageTools page={page} />
      </div>
    </PageLayout>
  );
}

async function bodyOf(page: ContentPage): Promise<MdxBody> {
  const file = page._raw.sourceFilePath.replace(/\.mdx$/, '');
  const { default: body }: { default: MdxBody } = await import(`@/content/${file}.mdx`);
  return body;
}
