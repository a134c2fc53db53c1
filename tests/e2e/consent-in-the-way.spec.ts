import { expect, type Page, test } from '@playwright/test';
import { consentOn, settled } from '../support/consent';

type Shifts = { shifts: number[] };

/** Counts every layout shift of a page, from its first frame. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Shifts).shifts);

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test(`the banner moves nothing at ${viewport.width} px, as it comes, opens and goes`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto('/avocats');
    const { accept, customise, statistics } = consentOn(page);
    await expect(accept).toBeVisible();
    await settled(page);
    await customise.click();
    await expect(statistics).toBeVisible();
    await accept.click();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

    expect(await shiftsOf(page)).toEqual([]);
  });

for (const place of ['middle', 'end'] as const)
  test(`a choice made at the ${place} of a page leaves the reader there`, async ({ page }) => {
    await page.goto('/avocats');
    const { accept, banner } = consentOn(page);
    await expect(accept).toBeVisible();
    await settled(page);
    await page.evaluate(
      (share) => scrollTo(0, document.body.scrollHeight * share),
      place === 'middle' ? 0.5 : 1,
    );
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await accept.click();
    await expect(banner).toBeHidden();

    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

test('the page beside the banner still works', async ({ page }) => {
  await page.goto('/');
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Nos Services' });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Sécurisation des données' }).first()).toBeVisible();
  await expect(banner).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Demander une démo' }).first().click();

  await expect(page).toHaveURL('/demo');
});

test('what has the keyboard focus is never behind the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mentions-legales');
  const { banner, footerLink } = consentOn(page);
  await expect(banner).toBeVisible();
  await settled(page);
  const links = await page.locator('main a, footer a').all();
  for (const link of [...links, footerLink]) {
    await link.focus();
    const box = await link.boundingBox();
    const front = await link.evaluate((element) => {
      const { left, top } = element.getClientRects()[0] ?? new DOMRect();
      return document.elementFromPoint(left + 2, top + 2)?.closest('#consent') === null;
    });
    expect(front, `${await link.textContent()} at ${box?.y}`).toBe(true);
  }
});
