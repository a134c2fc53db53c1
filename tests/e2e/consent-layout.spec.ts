import { expect, type Page, test } from '@playwright/test';
import { consentOn, settled } from '../support/consent';
import { home, sectorPath } from '../support/content';

type Watched = { shifts: object[] };
/** What moved, of a layout-shift entry (Layout Instability). */
type Source = { node: Node | null };

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
    await page.goto(sectorPath.fr);

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

for (const path of Object.values(home))
  test(`the banner at ${path} waits for slow typefaces, and no line of it moves`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 200));
      await route.continue();
    });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
          for (const { node } of sources)
            if (document.getElementById('consent')?.contains(node)) moved.push(String(node));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('#consent')).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
