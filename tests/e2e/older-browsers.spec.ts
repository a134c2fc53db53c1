import { expect, type Page, test } from '@playwright/test';
import { directUrl } from '../support/addresses';
import { settled } from '../support/consent';
import { demoFr, formCases } from '../support/form-cases';
import { expectNotice, formOn, valuesFor } from '../support/form-page';
import { phone, phoneMenu, submenu } from '../support/menu';

/* What newer browsers bring is taken away, one at a time: the site does without. */

test.describe('without requestIdleCallback', () => {
  for (const formCase of formCases)
    test(`the ${formCase.name} wakes up`, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
      const { open } = formOn(page, formCase);
      await open();
      expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
    });
});

test.describe('without what the forms call', () => {
  test('String.prototype.toWellFormed: a request is sent', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'toWellFormed'));
    const { open, fill, button, notices } = formOn(page, demoFr);
    await open();
    await fill(valuesFor(demoFr));
    await button.click();
    await expectNotice(notices, demoFr.success);
  });

  test('crypto.randomUUID: the visitor is told another way, and nothing typed is lost', async ({
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
    await expect(form).toContainText('contact@allie-compliance.example');
    await expectValues(values);
  });
});

test.describe('without popovers', () => {
  test.beforeEach(({ page }) => forgetPopovers(page));
  // The page that a test ends on may still be fetching.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('on a phone the menu stands open, without a button that does nothing', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const { button, entry } = phoneMenu(page);
    await expect(button).toBeHidden();
    await entry.click();
    await expect(page).toHaveURL('/a-propos');
  });

  test('on a wide screen the menu stands in one line', async ({ page }) => {
    await page.goto('/');
    const entries = page.getByRole('banner').locator('.menu > li');
    const tops = await entries.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    const { summary, first } = submenu(page, 'Use cases');
    await summary.click();
    await first.click();
    await expect(page).toHaveURL('/avocats');
  });
});

test.describe('view transitions', () => {
  for (const [reducedMotion, expected] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const)
    test(`are ${expected ? '' : 'not '}made with ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as Event & { viewTransition: object | null };
          document.documentElement.dataset.transition = String(viewTransition !== null);
        });
      });
      await followLink(page);
      await expect(page.locator('html')).toHaveAttribute('data-transition', String(expected));
    });

  test('are not needed: without them a link leads to its page', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch({ url: directUrl(route.request().url()) });
      const body = (await response.text()).replaceAll('@view-transition', '@unknown');
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() =>
      Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    );
    await followLink(page);
  });
});

test('where the speculation rules do not arrive a link leads to its page', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => /rules\.json/.test(request.url()));
  await page.route('**/rules.json', (route) => route.abort());
  await page.goto('/');
  await failed;
  await page.locator('main a[href="/avocats"]').first().click();
  await expect(page).toHaveURL('/avocats');
});

/** From the home page to another one, without a fault on the way. */
async function followLink(page: Page) {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto('/');
  await page.locator('main a[href="/avocats"]').first().click();
  await expect(page).toHaveURL('/avocats');
  await settled(page);
  expect(faults).toEqual([]);
}

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
