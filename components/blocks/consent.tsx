import type { ReactNode } from 'react';
import { type ContentPage, interfaceText } from '@/lib/content';
import { pageViewsNeedConsent } from '@/lib/privacy';

/** Reopens the cookie banner; without JavaScript it leads to the section that explains it. */
export function CookieSettings({ children }: { children: ReactNode }) {
  return (
    <a href="#cookies" data-consent-open="">
      {children}
    </a>
  );
}

/** Says when page views are counted: it follows the constant that decides it. */
export function PageViewRule({ page }: { page: ContentPage }) {
  const words = interfaceText(page.locale).page;
  return <p>{pageViewsNeedConsent ? words.pageViewsConsent : words.pageViewsFree}</p>;
}
