import type { ReactNode } from 'react';
import { RootHtml } from '@/app/root-html';

export { siteMetadata as metadata, viewport } from '@/lib/site-metadata';

export default function CatalogueLayout({ children }: { children: ReactNode }) {
  return <RootHtml locale="en">{children}</RootHtml>;
}
