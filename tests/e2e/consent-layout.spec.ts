import { expect, type Page, test } from '@playwright/test';
import { consentOn, settled } from '../support/consent';

type Watched = { shifts: object[] };

/** Notes every layout shift from here on; fonts may move the page before. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
    }).observe({ type: 'layout-shift' });
  });

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test(`the banner moves nothing at ${viewport.width} px, as it comes, opens and goes`, async ({
    page,
  }) => {
    await page.route('**/assets/consent-banner-*.js', async (route) => {
      await watchShifts(page);
      await route.continue();
    });
    await page.setViewportSize(viewport);
    await page.goto('/avocats');

    const { accept, banner, customise, statistics } = consentOn(page);
    await expect(accept).toBeVisible();
    await settled(page);
    await customise.click();
    await expect(statistics).toBeVisible();
    await accept.click();
    await expect(banner).toBeHidden();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

    expect(await page.evaluate(() => (window as unknown as Watched).shifts)).toEqual([]);
  });
