import { Catalogue } from '@/components/catalogue';

export const metadata = { title: 'Catalogue des blocs', robots: { index: false } };

/** The catalogue of blocks in French; `.dev`: only `npm run dev` has this page. */
export default function FrenchCatalogue() {
  return <Catalogue locale="fr" />;
}
