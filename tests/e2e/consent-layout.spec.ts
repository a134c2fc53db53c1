import { expect, type Page, test } from '@playwright/test';
import { consentOn, settled } from '../support/consent';

type Watched = { shifts: object[] };

/** Notes what moves by itself from here on; fonts may move the page before. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete')
      await new Promise((done) => addEventListener('load', done, { once: true }));
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const moved = list.getEntries().map((entry) => entry.toJSON());
      shifts.push(...moved.filter(({ hadRecentInput }) => !hadRecentInput));
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
    const before = await page.getByRole('main').boundingBox();
    await customise.click();
    await expect(statistics).toBeVisible();
    expect(await page.getByRole('main').boundingBox()).toEqual(before);
    await accept.click();
    await expect(banner).toBeHidden();
    expect(await page.getByRole('main').boundingBox()).toEqual(before);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

    expect(await page.evaluate(() => (window as unknown as Watched).shifts)).toEqual([]);
  });
