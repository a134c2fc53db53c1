import { type ContentPage, interfaceText } from '@/lib/content';
import { pageViewsNeedConsent } from '@/lib/privacy';

/** When page views are counted: it follows the constant that decides it. */
export function PageViewRule({ page }: { page: ContentPage }) {
  const words = interfaceText(page.locale).page;
  return <p>{pageViewsNeedConsent ? words.pageViewsConsent : words.pageViewsFree}</p>;
}
