import { expect, test } from '@playwright/test';
import { home, locales } from '../support/content';
import { menusOf, phone, phoneMenu } from '../support/menu';

test.use({ javaScriptEnabled: false });

for (const locale of locales)
  test(`a submenu in ${locale} opens and closes by click, one at a time, and leads on`, async ({
    page,
  }) => {
    await page.goto(home[locale]);
    const [one, other] = menusOf(page, locale);
    await one.summary.click();
    await expect(one.first).toBeVisible();
    await other.summary.click();
    await expect(other.first).toBeVisible();
    await expect(one.first).toBeHidden();
    await other.summary.click();
    await expect(other.first).toBeHidden();
    await other.summary.click();
    await other.first.click();
    await expect(page).toHaveURL(other.path);
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens and closes by click and by Escape, and leads on', async ({ page }) => {
    await page.goto(home.fr);
    const { button, entry } = phoneMenu(page);
    await expect(entry).toBeHidden();
    await button.click();
    await expect(entry).toBeVisible();
    await button.click();
    await expect(entry).toBeHidden();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await button.click();
    const [{ summary, first, path }] = menusOf(page);
    await summary.click();
    await first.click();
    await expect(page).toHaveURL(path);
  });
});
