import type { ReactNode } from 'react';
import { RootHtml } from '@/app/root-html';

export { siteMetadata as metadata, viewport } from '@/lib/site-metadata';

/** The English root layout. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <RootHtml locale="en">{children}</RootHtml>;
}
