import { expect, type Page, test } from '@playwright/test';
import { directUrl } from '../support/addresses';
import { home, pathOf, site } from '../support/content';
import { demoFr } from '../support/form-cases';
import { expectNotice, formOn, valuesFor } from '../support/form-page';
import { menusOf, phone, phoneMenu } from '../support/menu';

/* What newer browsers bring is taken away, one at a time: the site does without. */

test('without crypto.randomUUID the visitor is told another way to write, and loses nothing typed', async ({
  page,
}) => {
  const values = valuesFor(demoFr);
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  // Without a connection the advice is another one, and a machine that runs tests may have none.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  );
  const { open, fill, button, alerts, form, expectValues } = formOn(page, demoFr);
  await open();
  await fill(values);
  await button.click();
  await expectNotice(alerts, demoFr.unexpected);
  await expect(form).toContainText(site.email);
  await expectValues(values);
});

test('without requestIdleCallback and toWellFormed a request is sent', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'toWellFormed'));
  const { open, fill, button, notices } = formOn(page, demoFr);
  await open();
  await fill(valuesFor(demoFr));
  await button.click();
  await expectNotice(notices, demoFr.success);
});

test.describe('without popovers', () => {
  test.beforeEach(({ page }) => forgetPopovers(page));
  // The page that a test ends on may still be fetching.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('on a phone the menu stands open, without a button that does nothing', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(home.fr);
    const { button, entry } = phoneMenu(page);
    await expect(button).toBeHidden();
    await entry.click();
    await expect(page).toHaveURL(pathOf('pages/about', 'fr'));
  });

  test('on a wide screen the menu stands in one line', async ({ page }) => {
    await page.goto(home.fr);
    const entries = page.getByRole('banner').locator('.menu > li');
    const tops = await entries.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    const [{ summary, first, path }] = menusOf(page);
    await summary.click();
    await first.click();
    await expect(page).toHaveURL(path);
  });
});

/** As in a browser that knows neither the attribute nor the selector. */
async function forgetPopovers(page: Page) {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.continue();
    const response = await route.fetch({ url: directUrl(route.request().url()) });
    const body = (await response.text())
      .replaceAll(':popover-open', ':unknown')
      .replaceAll('popover="auto"', 'data-forgotten=""');
    await route.fulfill({ response, body });
  });
}
