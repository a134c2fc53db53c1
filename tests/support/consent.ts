import { type BrowserContext, expect, type Page } from '@playwright/test';
import { siteUrl } from '@/lib/environment';
import type { Locale } from '@/lib/locale';
import { words } from './content';

/** The cookie banner of a page, as a visitor finds it. */
export function consentOn(page: Page, locale: Locale = 'fr') {
  const { title, acceptAll, refuseAll, customise, save, categories } = words[locale].consent;
  const banner = page.getByRole('region', { name: title });
  const button = (name: string) => banner.getByRole('button', { name, exact: true });
  const checkbox = (name: string) => banner.getByRole('checkbox', { name, exact: true });
  return {
    banner,
    accept: button(acceptAll),
    refuse: button(refuseAll),
    customise: button(customise),
    save: button(save),
    functional: banner.getByText(categories.functional.title),
    statistics: checkbox(categories.statistics.title),
    marketing: checkbox(categories.marketing.title),
    footerLink: page
      .getByRole('contentinfo')
      .getByRole('link', { name: words[locale].footer.cookies, exact: true }),
  };
}

/** The cookie that keeps the choice. */
export async function consentCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  if (!cookie) return null;
  const { categories } = JSON.parse(decodeURIComponent(cookie.value));
  return { ...cookie, categories: (categories as string[]).toSorted() };
}

/** Gives the visitor a choice made on an earlier visit, a refusal by default, so that no banner stands in the way. */
export async function alreadyChose(context: BrowserContext, categories = ['functional']) {
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
