import { Catalogue } from '@/components/catalogue';

export const metadata = { title: 'Catalogue of blocks', robots: { index: false } };

/** The catalogue of blocks; `.dev`: only `npm run dev` has this page. */
export default Catalogue;
