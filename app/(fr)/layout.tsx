import type { ReactNode } from 'react';
import { Document } from '@/app/document';

export { siteMetadata as metadata, viewport } from '@/lib/site-metadata';

/** The French root layout. Two of them, because `<html lang>` is static. */
export default function FrenchLayout({ children }: { children: ReactNode }) {
  return <Document locale="fr">{children}</Document>;
}
