import { test as base, expect, type Page } from '@playwright/test';
import { consentOn } from '../support/consent';
import { home, pathOf, sectorPath } from '../support/content';
import { finalCount, unique, viewOf, viewsOf } from '../support/page-views';

/** A browser that keeps pages in its back/forward cache, which Playwright switches off. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Leaves by the browser's back button, and fails unless the page comes from the cache. */
async function backFromCache(page: Page, path: string) {
  // The load event does not come again, so nothing may wait for it.
  await page.evaluate(() => history.back());
  await page.waitForURL(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'kept' in window, undefined, { timeout: 5000 });
}

/** Marks the document, so that it is known again on the way back. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }));

test('on the way back the banner is gone, where the choice was made on the next page', async ({
  page,
}) => {
  const { banner, refuse } = consentOn(page);
  await page.goto(home.fr);
  await mark(page);
  await expect(banner).toBeVisible();
  await page.evaluate((path) => location.assign(path), sectorPath.fr);
  await page.waitForURL(sectorPath.fr);
  await refuse.click();
  await expect(banner).toBeHidden();
  await backFromCache(page, home.fr);

  await expect(banner).toBeHidden();
});

const contact = pathOf('pages/contact', 'fr');

test('a return from the back/forward cache is one more record', async ({ page }) => {
  const first = unique(sectorPath.fr);
  const second = unique(contact);
  await page.goto(first);
  await mark(page);
  await viewOf(first);
  await page.evaluate((url) => location.assign(url), second);
  await viewOf(second);
  await backFromCache(page, first);

  await expect.poll(() => viewsOf(first)).toHaveLength(2);
  expect(await finalCount(page, first)).toBe(2);
  expect(await viewsOf(second)).toHaveLength(1);
  const ids = new Set(
    [...(await viewsOf(first)), ...(await viewsOf(second))].map((v) => v.session_id),
  );
  expect(ids.size).toBe(1);
});
