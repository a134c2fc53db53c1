import type { ReactNode } from 'react';
import { RootHtml } from '@/app/root-html';
import { localeOf } from '@/lib/locale';

export { siteMetadata as metadata, viewport } from '@/lib/site-metadata';

type Props = { params: Promise<{ slug?: string[] }>; children: ReactNode };

/** The root layout of every page, below the route's parameter: `<html lang>` follows the address. */
export default async function RootLayout({ params, children }: Props) {
  const { slug = [] } = await params;
  return <RootHtml locale={localeOf(`/${slug.join('/')}`)}>{children}</RootHtml>;
}
