import { expect, test } from '@playwright/test';
import { routes } from '../fixtures/routes';

test.use({ javaScriptEnabled: false });

for (const { name, locale, path } of routes)
  test(`${path} reads in full without script (${name})`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main h1')).toBeVisible();

    const words = (await page.getByRole('main').innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThan(60);
    expect(await page.title()).not.toBe('');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
