import { expect, test } from '@playwright/test';
import { settled } from '../support/consent';

for (const [locale, path, lang] of [
  ['en-GB', '/', 'fr'],
  ['en-GB', '/avocats', 'fr'],
  ['fr-FR', '/en', 'en'],
  ['fr-FR', '/en/lawyers', 'en'],
] as const)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(`is not led away from ${path}`, async ({ page }) => {
      const response = await page.goto(path);
      await settled(page);

      expect(await response?.request().headerValue('accept-language')).toContain(locale);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });
