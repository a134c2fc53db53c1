import { type ContentPage, interfaceWords } from '@/lib/content';
import { pageViewsNeedConsent } from '@/lib/privacy';

/** When page views are counted: it follows the constant that decides it. */
export function PageViewRule({ page }: { page: ContentPage }) {
  const words = interfaceWords(page.locale).page;
  return <p>{pageViewsNeedConsent ? words.pageViewsConsent : words.pageViewsFree}</p>;
}
