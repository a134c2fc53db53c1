import { type BrowserContext, expect, type Page } from '@playwright/test';
import { siteUrl } from '@/lib/environment';
import { consentWords } from '../fixtures/consent';

type Locale = keyof typeof consentWords;

/** The cookie banner of a page, as a visitor finds it. */
export function consentOn(page: Page, locale: Locale = 'fr') {
  const words = consentWords[locale];
  const banner = page.getByRole('region', { name: words.banner });
  const button = (name: string) => banner.getByRole('button', { name, exact: true });
  return {
    banner,
    accept: button(words.accept),
    refuse: button(words.refuse),
    customise: button(words.customise),
    save: button(words.save),
    statistics: banner.getByRole('checkbox', { name: words.statistics, exact: true }),
    marketing: banner.getByRole('checkbox', { name: words.marketing, exact: true }),
    footerLink: page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.footerLink, exact: true }),
  };
}

/** The cookie that keeps the choice. */
export async function consentCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  if (!cookie) return null;
  const { categories } = JSON.parse(decodeURIComponent(cookie.value));
  return { ...cookie, categories: (categories as string[]).toSorted() };
}

/** Gives the visitor a choice made on an earlier visit, so that no banner stands in the way. */
export async function alreadyChose(context: BrowserContext, categories: string[]) {
  const value = encodeURIComponent(JSON.stringify({ categories }));
  await context.addCookies([{ name: 'consent', value, url: siteUrl }]);
}

/** Waits until the page has fetched and run everything it asks for by itself. */
export const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Nothing has opened the banner once the page has come to rest. */
export async function expectNoBanner(page: Page, locale: Locale = 'fr') {
  await settled(page);
  await expect(consentOn(page, locale).banner).toBeHidden();
}
