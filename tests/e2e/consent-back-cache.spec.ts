import { expect } from '@playwright/test';
import { backFromCache, mark, test } from '../support/back-cache';
import { consentOn } from '../support/consent';
import { home, sectorPath } from '../support/content';

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

test('on the way back the banner still stands, where no choice was made', async ({ page }) => {
  const { banner } = consentOn(page);
  await page.goto(home.fr);
  await mark(page);
  await expect(banner).toBeVisible();
  await page.evaluate((path) => location.assign(path), sectorPath.fr);
  await page.waitForURL(sectorPath.fr);
  await expect(banner).toBeVisible();
  await backFromCache(page, home.fr);

  await expect(banner).toBeVisible();
});
