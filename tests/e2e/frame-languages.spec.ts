import { expect, test } from '@playwright/test';
import { routes } from '../fixtures/routes';

test.describe('the language links', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['fr', 'en'] as const)
    test(`of every page in ${locale} lead to the page and to its translation`, async ({ page }) => {
      for (const { path, translation } of routes.filter((route) => route.locale === locale)) {
        await page.goto(path);
        const links = page.getByRole('banner').locator('[hreflang]');
        const here = links.and(page.locator(`[hreflang=${locale}]`));
        const there = links.and(page.locator(`:not([hreflang=${locale}])`));

        await expect(links).toHaveText([/^FR/, /^EN/]);
        await expect(here).toHaveAttribute('href', path);
        await expect(here).toHaveAttribute('aria-current', 'true');
        await expect(there).toHaveAttribute('href', translation);
        await expect(there).not.toHaveAttribute('aria-current');
      }
    });

  for (const missing of ['/nulle-part', '/en/nowhere'])
    test(`of the 404 page at ${missing} lead to both home pages`, async ({ page }) => {
      await page.goto(missing);
      const language = (name: string) => page.getByRole('banner').getByRole('link', { name });

      await expect(language('FR Français')).toHaveAttribute('href', '/');
      await expect(language('EN English')).toHaveAttribute('href', '/en');
    });
});

for (const [from, link, to] of [
  ['/avocats', 'EN English', '/en/lawyers'],
  ['/en/lawyers', 'FR Français', '/avocats'],
] as const)
  test(`changing the language at ${from} is a full navigation`, async ({ page }) => {
    await page.goto(from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(to);

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('lang', to.startsWith('/en') ? 'en' : 'fr');
  });
