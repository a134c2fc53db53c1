import { Document } from '@/app/document';
import { NotFound } from '@/components/layout/not-found';
import { Sheet } from '@/components/layout/sheet';
import { notFoundMetadata } from '@/lib/site-metadata';

export const metadata = notFoundMetadata('fr');

/** The French 404 page, at the root: `404.html`. */
export default function FrenchNotFound() {
  return (
    <Document locale="fr">
      <Sheet place={{ locale: 'fr', path: null, versions: {} }}>
        <NotFound locale="fr" />
      </Sheet>
    </Document>
  );
}
