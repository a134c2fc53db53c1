import { expect, test } from '@playwright/test';
import { phone, phoneMenu, submenu } from '../support/menu';

test.use({ javaScriptEnabled: false });

test('without script a submenu opens and closes by click, one at a time', async ({ page }) => {
  await page.goto('/');
  const [services, sectors] = [submenu(page, 'Nos Services'), submenu(page, 'Use cases')];
  await services.summary.click();
  await expect(services.first).toBeVisible();
  await sectors.summary.click();
  await expect(sectors.first).toBeVisible();
  await expect(services.first).toBeHidden();
  await sectors.summary.click();

  await expect(sectors.first).toBeHidden();
});

test('without script the English menus lead to their pages', async ({ page }) => {
  await page.goto('/en');
  const { summary, first } = submenu(page, 'Use cases', 'en');
  await summary.click();
  await first.click();

  await expect(page).toHaveURL('/en/lawyers');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('without script the menu opens and closes by click and by Escape', async ({ page }) => {
    await page.goto('/');
    const { button, entry } = phoneMenu(page);
    await expect(entry).toBeHidden();
    await button.click();
    await expect(entry).toBeVisible();
    await button.click();
    await expect(entry).toBeHidden();
    await button.click();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(entry).toBeHidden();
  });

  test('without script a page is reached through menu and submenu', async ({ page }) => {
    await page.goto('/');
    await phoneMenu(page).button.click();
    const { summary, first } = submenu(page, 'Nos Services');
    await summary.click();
    await first.click();

    await expect(page).toHaveURL('/securisation-donnees');
  });
});
