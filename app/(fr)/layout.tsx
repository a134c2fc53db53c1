import type { ReactNode } from 'react';
import { RootHtml } from '@/app/root-html';

export { siteMetadata as metadata, viewport } from '@/lib/site-metadata';

/** The French root layout. Two of them, because `<html lang>` is static. */
export default function FrenchLayout({ children }: { children: ReactNode }) {
  return <RootHtml locale="fr">{children}</RootHtml>;
}
