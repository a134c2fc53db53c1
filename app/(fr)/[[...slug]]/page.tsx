import { contentRoute } from '@/app/content-route';

const route = contentRoute('fr');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
