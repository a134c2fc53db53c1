import { expect, test } from '@playwright/test';
import { phoneMenu, submenu } from '../support/menu';

test.beforeEach(({ page }) => page.goto('/'));

for (const label of ['Nos Services', 'Use cases'])
  test(`${label} opens and closes by click, and says so`, async ({ page }) => {
    const { summary, first } = submenu(page, label);
    await expect(first).toBeHidden();
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await summary.click();
    await expect(first).toBeVisible();
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await summary.click();

    await expect(first).toBeHidden();
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
  });

test('only one submenu is open', async ({ page }) => {
  const [services, sectors] = [submenu(page, 'Nos Services'), submenu(page, 'Use cases')];
  await services.summary.click();
  await sectors.summary.click();

  await expect(sectors.first).toBeVisible();
  await expect(services.first).toBeHidden();
  await expect(services.summary).toHaveAttribute('aria-expanded', 'false');
});

test('a click outside closes it', async ({ page }) => {
  const { summary, first } = submenu(page, 'Use cases');
  await summary.click();
  await page.getByRole('heading', { level: 1 }).click();

  await expect(first).toBeHidden();
  await expect(summary).toHaveAttribute('aria-expanded', 'false');
});

test('a click inside does not close it before the page changes', async ({ page }) => {
  const { summary, first } = submenu(page, 'Use cases');
  await summary.click();
  await first.click();

  await expect(page).toHaveURL('/avocats');
});

for (const from of ['the entry', 'a link under it'])
  test(`Escape on ${from} closes it, and the focus is on the entry`, async ({ page }) => {
    const { summary, first } = submenu(page, 'Use cases');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    if (from === 'a link under it') await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');

    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
  });

test('the keyboard opens it, walks it and follows a link', async ({ page }) => {
  const { summary, first } = submenu(page, 'Nos Services');
  await summary.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/securisation-donnees');
});

test('there is no menu button on a wide screen', async ({ page }) => {
  const { button, entry } = phoneMenu(page);
  await expect(entry).toBeVisible();
  await expect(button).toBeHidden();
});
