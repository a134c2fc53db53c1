import { expect, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { home, words } from '../support/content';
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

  test('the keyboard opens it, Escape closes it from within, and a link in it is followed', async ({
    page,
  }) => {
    const [{ summary, first, path }] = menusOf(page);
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test.beforeEach(async ({ page, context }) => {
    await alreadyChose(context);
    await page.goto(home.fr);
  });

  test('the menu opens by click and by keyboard, closes by click, outside and by Escape, and says so', {
    tag: '@everywhere',
  }, async ({ page }) => {
    const { button, entry } = phoneMenu(page);
    const expectOpen = async (isOpen: boolean) => {
      await expect(entry).toBeVisible({ visible: isOpen });
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    };
    await expectOpen(false);
    await button.click();
    await expectOpen(true);
    await button.click();
    await expectOpen(false);
    await button.click();
    await expectOpen(true);
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expectOpen(false);
    await button.press('Enter');
    await expectOpen(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectOpen(false);
    await expect(button).toBeFocused();
  });

  test('submenus open inside the menu, its last entry is reached, and so are their pages', {
    tag: '@everywhere',
  }, async ({ page }) => {
    const [, { summary, first, path }] = menusOf(page);
    await phoneMenu(page).button.click();
    await expect(first).toBeHidden();
    await summary.click();
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    const contact = page.getByRole('banner').getByText(words.fr.header.contact, { exact: true });
    await contact.click({ trial: true });
    await expect(contact).toBeInViewport();
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
});

test.describe('without script', { tag: '@everywhere' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a submenu opens and closes by click, one at a time, and leads on', async ({ page }) => {
    await page.goto(home.en);
    const [one, other] = menusOf(page, 'en');
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
