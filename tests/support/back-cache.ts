import { test as base, type Page } from '@playwright/test';

/** A browser that keeps pages in its back/forward cache, which Playwright switches off. */
export const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Leaves by the browser's back button, and fails unless the page comes from the cache. */
export async function backFromCache(page: Page, path: string) {
  // The load event does not come again, so nothing may wait for it.
  await page.evaluate(() => history.back());
  await page.waitForURL(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'kept' in window, undefined, { timeout: 5000 });
}

/** Marks the document, so that it is known again on the way back. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }));
