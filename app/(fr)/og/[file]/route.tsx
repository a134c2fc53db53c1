import { sharePictureRoute } from '@/app/share-picture-route';

const route = sharePictureRoute('fr');

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const GET = route.GET;
