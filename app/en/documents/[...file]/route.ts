import { answerIn, paramsIn } from '@/lib/documents/route';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => paramsIn('en');

/** The documents in English. */
export const GET = answerIn('/en');
