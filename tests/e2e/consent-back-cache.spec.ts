import { expect } from '@playwright/test';
import { backFromCache, mark, test } from '../support/back-cache';
import { consentOn } from '../support/consent';

test('on the way back the banner is gone, where the choice was made on the next page', async ({
  page,
}) => {
  const { banner, refuse } = consentOn(page);
  await page.goto('/');
  await mark(page);
  await expect(banner).toBeVisible();
  await page.evaluate(() => location.assign('/avocats'));
  await page.waitForURL('/avocats');
  await refuse.click();
  await expect(banner).toBeHidden();
  await backFromCache(page, '/');

  await expect(banner).toBeHidden();
});

test('on the way back the banner still stands, where no choice was made', async ({ page }) => {
  const { banner } = consentOn(page);
  await page.goto('/');
  await mark(page);
  await expect(banner).toBeVisible();
  await page.evaluate(() => location.assign('/avocats'));
  await page.waitForURL('/avocats');
  await expect(banner).toBeVisible();
  await backFromCache(page, '/');

  await expect(banner).toBeVisible();
});
