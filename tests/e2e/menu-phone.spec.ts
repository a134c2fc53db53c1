import { expect, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { home, words } from '../support/content';
import { menusOf, phone, phoneMenu } from '../support/menu';

test.use({ viewport: phone });
test.beforeEach(({ page }) => page.goto(home.fr));

test('the menu button opens and closes the menu by click, and says so', async ({ page }) => {
  const { button, entry } = phoneMenu(page);
  await expect(entry).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(entry).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(entry).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu, and the focus is on its button', async ({ page }) => {
  const { button, entry } = phoneMenu(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click outside closes the menu', async ({ page, context }) => {
  await alreadyChose(context, ['functional']);
  await page.goto(home.fr);
  const { button, entry } = phoneMenu(page);
  await button.click();
  await expect(entry).toBeVisible();
  await page.mouse.click(phone.width / 2, phone.height - 20);
  await expect(entry).toBeHidden();
});

test('submenus open inside the menu, and their pages are reached', async ({ page }) => {
  const [, { summary, first, path }] = menusOf(page);
  await phoneMenu(page).button.click();
  await expect(first).toBeHidden();
  await summary.click();
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
  await first.click();
  await expect(page).toHaveURL(path);
  await expect(phoneMenu(page).entry).toBeHidden();
});

test('the last entry can be reached with the longest submenu open', async ({ page }) => {
  await phoneMenu(page).button.click();
  await menusOf(page)[1].summary.click();
  const contact = page.getByRole('banner').getByText(words.fr.header.contact, { exact: true });
  await contact.click({ trial: true });
  await expect(contact).toBeInViewport();
});
