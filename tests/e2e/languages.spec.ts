import { expect, test } from '@playwright/test';
import { home, locales, missingPath, pathOf, sectorPath, words } from '../support/content';

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
}

test('a page reached by a link starts at its top', async ({ page }) => {
  await page.goto(sectorPath.fr);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').locator(`a[href="${home.fr}"]`).press('Enter');
  await expect(page).toHaveURL(home.fr);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

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
      await expect(main.getByText(text, { exact: true })).toBeVisible();
      // What is read first is in the language of the page.
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
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
