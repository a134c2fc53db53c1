import { expect, test } from '@playwright/test';
import { routes } from '../fixtures/routes';

for (const { name, locale, path, translation } of routes)
  test(`${path} leads to its translation (${name})`, async ({ page }) => {
    await page.goto(path);
    const languages = page.getByRole('banner').locator('[hreflang]');
    const here = languages.and(page.locator(`[hreflang=${locale}]`));
    const there = languages.and(page.locator(`:not([hreflang=${locale}])`));
    await expect(here).toHaveAttribute('href', path);
    await expect(here).toHaveAttribute('aria-current', 'true');
    await expect(there).not.toHaveAttribute('aria-current');
    await there.click();

    await expect(page).toHaveURL(translation);
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'fr' ? 'en' : 'fr');
  });

test('changing the language is a full navigation', async ({ page }) => {
  await page.goto('/avocats');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL('/en/lawyers');

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

for (const [missing, locale] of [
  ['/nulle-part', 'fr'],
  ['/en/nowhere', 'en'],
] as const)
  test(`the 404 page at ${missing} leads to both home pages`, async ({ page }) => {
    await page.goto(missing);
    const language = (name: string) => page.getByRole('banner').getByRole('link', { name });

    await expect(language('FR Français')).toHaveAttribute('href', '/');
    await expect(language('EN English')).toHaveAttribute('href', '/en');
    await expect(page.getByRole('banner').locator(`[hreflang=${locale}]`)).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  for (const [path, lang] of [
    ['/', 'fr'],
    ['/avocats', 'fr'],
    ['/en', 'en'],
  ] as const)
    test(`is not led away from ${path}`, async ({ page }) => {
      const response = await page.goto(path, { waitUntil: 'networkidle' });

      expect(await response?.request().headerValue('accept-language')).toMatch(/^en-GB/);
      expect(response?.request().redirectedFrom()).toBeNull();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
});

test('a browser in French is not led away from the English home page', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' });

  await expect(page).toHaveURL('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
