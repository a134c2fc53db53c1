import { expect, test } from '@playwright/test';
import { home } from '../support/content';
import { menusOf, phoneMenu } from '../support/menu';

test.beforeEach(({ page }) => page.goto(home.fr));

test('each submenu opens and closes by click, and says so', async ({ page }) => {
  for (const { summary, first } of menusOf(page)) {
    await expect(first).toBeHidden();
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await summary.click();
    await expect(first).toBeVisible();
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await summary.click();
    await expect(first).toBeHidden();
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
  }
});

test('only one submenu is open', async ({ page }) => {
  const [one, other] = menusOf(page);
  await one.summary.click();
  await other.summary.click();
  await expect(other.first).toBeVisible();
  await expect(one.first).toBeHidden();
  await expect(one.summary).toHaveAttribute('aria-expanded', 'false');
});

test('a click outside closes it', async ({ page }) => {
  const [{ summary, first }] = menusOf(page);
  await summary.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(first).toBeHidden();
  await expect(summary).toHaveAttribute('aria-expanded', 'false');
});

test('a click inside does not close it before the page changes', async ({ page }) => {
  const [, { summary, first, path }] = menusOf(page);
  await summary.click();
  await first.click();
  await expect(page).toHaveURL(path);
});

for (const from of ['the entry', 'a link under it'])
  test(`Escape on ${from} closes it, and the focus is on the entry`, async ({ page }) => {
    const [, { summary, first }] = menusOf(page);
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
  const [{ summary, first, path }] = menusOf(page);
  await summary.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

test('there is no menu button on a wide screen', async ({ page }) => {
  const { button, entry } = phoneMenu(page);
  await expect(entry).toBeVisible();
  await expect(button).toBeHidden();
});
