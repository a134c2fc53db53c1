import { pageViewsNeedConsent } from '@/lib/privacy';
import { defineBlock } from './define-block';

/** When page views are counted: it follows the constant that decides it. */
export const PageViewRule = defineBlock(
  { description: 'Says when page views are counted, from the constant of `lib/privacy.ts`.' },
  ({ context }) => {
    const words = context.words.page;
    return <p>{pageViewsNeedConsent ? words.pageViewsConsent : words.pageViewsFree}</p>;
  },
);
