import type { ReactNode } from 'react';
import { Document } from '@/app/document';

export { siteMetadata as metadata, viewport } from '@/lib/site-metadata';

/** The English root layout. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document locale="en">{children}</Document>;
}
