import { expect, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { home, locales, words } from '../support/content';
import { menusOf, phone, phoneMenu } from '../support/menu';

test.describe('on a wide screen', () => {
  test.beforeEach(({ page }) => page.goto(home.fr));

  test('each submenu opens and closes by click, one at a time, and by a click outside', {
    tag: '@everywhere',
  }, async ({ page }) => {
    const [one, other] = menusOf(page);
    await expect(one.first).toBeHidden();
    await expect(one.summary).toHaveAttribute('aria-expanded', 'false');
    await one.summary.click();
    await expect(one.first).toBeVisible();
    await expect(one.summary).toHaveAttribute('aria-expanded', 'true');
    await other.summary.click();
    await expect(other.first).toBeVisible();
    await expect(one.first).toBeHidden();
    await expect(one.summary).toHaveAttribute('aria-expanded', 'false');
    await other.summary.click();
    await expect(other.first).toBeHidden();
    await one.summary.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(one.first).toBeHidden();
    await expect(one.summary).toHaveAttribute('aria-expanded', 'false');
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
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test.beforeEach(({ page }) => page.goto(home.fr));

  test('the menu button opens and closes the menu by click, and says so', {
    tag: '@everywhere',
  }, async ({ page }) => {
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

  test('submenus open inside the menu, and their pages are reached', {
    tag: '@everywhere',
  }, async ({ page }) => {
    const [, { summary, first, path }] = menusOf(page);
    await phoneMenu(page).button.click();
    await expect(first).toBeHidden();
    await summary.click();
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await first.click();
    await expect(page).toHaveURL(path);
    await expect(phoneMenu(page).entry).toBeHidden();
  });

  test('a tablet that is turned keeps no menu over its header', async ({ page }) => {
    await phoneMenu(page).button.click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator('#site-menu:popover-open')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link').first().click({ trial: true });
  });

  test('the last entry can be reached with the longest submenu open', async ({ page }) => {
    await phoneMenu(page).button.click();
    await menusOf(page)[1].summary.click();
    const contact = page.getByRole('banner').getByText(words.fr.header.contact, { exact: true });
    await contact.click({ trial: true });
    await expect(contact).toBeInViewport();
  });
});

test.describe('without script', { tag: '@everywhere' }, () => {
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
});
