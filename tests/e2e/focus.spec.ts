import { expect, type Page, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { home, pathOf } from '../support/content';
import { demoFr } from '../support/form-cases';
import { expectNotice, filledForm, formOn, sendUrl } from '../support/form-page';
import { menusOf, phone, phoneMenu } from '../support/menu';
import { tabWalk } from '../support/tab-walk';

/* Where the focus is, and that nothing lies over it (WCAG 2.2: 2.4.3, 2.4.7, 2.4.11). */

const focused = (page: Page) => page.locator(':focus');

/** The demo form, filled in and sent while the network is cut; the toast that says so is open. */
async function failedForm(page: Page) {
  const { on } = await filledForm(page, demoFr);
  await page.route(sendUrl, (route) => route.abort());
  await on.button.click();
  await expectNotice(on.alerts, demoFr.unexpected);
  return on;
}

test.describe('after a failure', () => {
  test.beforeEach(({ context }) => alreadyChose(context));

  for (const viewport of [phone, { width: 683, height: 384 }])
    test(`at ${viewport.width} px the toast covers nothing that has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const on = await failedForm(page);
      const [button, toast] = [await on.button.boundingBox(), await on.alerts.boundingBox()];
      expect(button && toast && button.y + button.height).toBeLessThanOrEqual(toast?.y ?? 0);
      expect(await tabWalk(page)).toEqual([]);
    });

  test('a toast is closed by Escape, or by its button, which gives the focus back', async ({
    page,
  }) => {
    const on = await failedForm(page);
    await page.keyboard.press('Escape');
    await expect(on.alerts).toBeEmpty();

    await on.button.press('Enter');
    await expectNotice(on.alerts, demoFr.unexpected);
    await page.keyboard.press('Tab');
    await expect(on.alerts.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(on.alerts).toBeEmpty();
    await expect(on.button).toBeFocused();
  });
});

test('no field is invalid before it is typed in, though the required ones are marked', async ({
  page,
}) => {
  const on = formOn(page, demoFr);
  await on.open();
  await expect(on.form.locator('[aria-required]')).toHaveCount(
    demoFr.fields.filter(({ optional }) => !optional).length,
  );
  await expect(on.form.locator(':invalid')).toHaveCount(0);
});

test('a menu closes once the focus has left it', async ({ page, context }) => {
  await alreadyChose(context);
  await page.goto(home.fr);
  const [{ summary, first }] = menusOf(page);
  await summary.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();

  await page.setViewportSize(phone);
  const { button, entry } = phoneMenu(page);
  await button.press('Enter');
  await expect(entry).toBeVisible();
  const isInMenu = () => page.locator('#site-menu :focus').count();
  await entry.focus();
  while (await isInMenu()) await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
  await expect(focused(page)).toBeInViewport();
});

test('the last line left gets the focus, in its name field', async ({ page, context }) => {
  await alreadyChose(context);
  await page.goto(pathOf('pages/beneficial-owners', 'fr'));
  const remove = page.locator('.owners-remove');
  await expect(remove.first()).toBeVisible();
  while ((await remove.count()) > 1) await remove.last().press('Enter');
  await expect(focused(page)).toHaveAttribute('id', /^owners-r\d+-name$/);
});
