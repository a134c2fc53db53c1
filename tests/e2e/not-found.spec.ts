import { expect, test } from '@playwright/test';
import { home, locales, missingPath, pathOf, sectorPath, words } from '../support/content';

for (const locale of locales) {
  const other = locale === 'fr' ? 'en' : 'fr';
  const prefix = locale === 'fr' ? '' : '/en';
  const missing = [
    missingPath[locale],
    `${sectorPath[locale]}/nowhere`,
    // An address of the other language, moved into this one's space.
    locale === 'fr' ? sectorPath.en.slice('/en'.length) : prefix + sectorPath[other],
  ];
  const { title, text, code, home: homeLink } = words[locale].notFound;

  for (const path of missing)
    test(`${path} is answered 404 with the not-found page in ${locale}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const main = page.getByRole('main');
      await expect(main.getByText(code, { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text);
      await main.getByRole('link', { name: homeLink }).click();
      await expect(page).toHaveURL(home[locale]);
    });

  test(`the console names the missing path, in ${locale}`, async ({ page }) => {
    const path = missingPath[locale];
    const message = page.waitForEvent('console', (event) => event.text().includes(path));
    await page.goto(`${path}?a=1`);
    expect((await message).text()).toContain('404');
  });
}

test('the console names no missing path on a page that exists', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(pathOf('pages/contact', 'fr'), { waitUntil: 'networkidle' });
  expect(messages.filter((text) => text.includes('404'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page reads in full', async ({ page }) => {
    await page.goto(missingPath.fr);
    const { code, text } = words.fr.notFound;
    await expect(page.getByRole('main')).toContainText(code);
    await expect(page.getByRole('main')).toContainText(text);
  });
});
