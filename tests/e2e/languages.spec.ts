import { expect, test } from '@playwright/test';
import { settled } from '../support/consent';
import { home, locales, missingPath, sectorPath } from '../support/content';

for (const [browser, locale] of [
  ['en-GB', 'fr'],
  ['fr-FR', 'en'],
] as const)
  test.describe(`a browser in ${browser}`, () => {
    test.use({ locale: browser });

    for (const path of [home[locale], sectorPath[locale]])
      test(`is not led away from ${path}`, async ({ page }) => {
        const response = await page.goto(path);
        await settled(page);
        expect(await response?.request().headerValue('accept-language')).toContain(browser);
        expect(response?.status()).toBe(200);
        expect(response?.request().redirectedFrom()).toBeNull();
        await expect(page).toHaveURL(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });
  });

for (const locale of locales) {
  const other = locale === 'fr' ? 'en' : 'fr';

  test(`a change of language from ${locale} loads the translation`, async ({ page }) => {
    await page.goto(sectorPath[locale]);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('banner').locator(`a[hreflang=${other}]`).click();
    await expect(page).toHaveURL(sectorPath[other]);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(`a change of language on the 404 page in ${locale} leads home`, async ({ page }) => {
    await page.goto(missingPath[locale]);
    await page.getByRole('banner').locator(`a[hreflang=${other}]`).click();
    await expect(page).toHaveURL(home[other]);
  });
}

test('a page reached by a link starts at its top', async ({ page }) => {
  await page.goto(sectorPath.fr);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').locator(`a[href="${home.fr}"]`).press('Enter');
  await expect(page).toHaveURL(home.fr);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
