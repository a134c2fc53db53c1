import { answerIn, paramsIn } from '@/lib/documents/route';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => paramsIn('fr');

/** The documents in French. */
export const GET = answerIn('');
