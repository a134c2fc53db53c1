import { expect, type Page, test } from '@playwright/test';
import { expectNoFaultAtAnyWidth } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { locales, pathOf } from '../support/content';
import { sampleForms } from '../support/form-cases';
import { expectNotice, formOn, hold, sendUrl, valuesFor } from '../support/form-page';
import { tabWalk } from '../support/tab-walk';

test.beforeEach(({ context }) => alreadyChose(context, ['functional']));

for (const formCase of sampleForms) {
  const { name, success, returned, unexpected } = formCase;

  test(`the ${name} with its errors: axe finds nothing, Tab reaches everything`, async ({
    page,
  }) => {
    const { button, open, summary } = formOn(page, formCase);
    await open();
    await button.press('Enter');
    await expect(summary).toBeFocused();
    for (const { missing } of formCase.fields.filter((field) => field.missing)) {
      await page.keyboard.press('Tab');
      await expect(summary.getByRole('link', { name: missing, exact: true })).toBeFocused();
    }
    expect(await tabWalk(page)).toEqual([]);
    await expectNoFaultAtAnyWidth(page, 'errors');
  });

  test(`axe finds nothing in the ${name} that failed, or that was sent`, async ({ page }) => {
    const { alerts, button, fill, notices, open } = formOn(page, formCase);
    await open();
    await fill(valuesFor(formCase));
    await page.route(sendUrl, (route) => route.abort(), { times: 1 });
    await button.click();
    await expectNotice(alerts, unexpected);
    await expectNoFaultAtAnyWidth(page, 'no answer');

    await page.route(sendUrl, (route) => route.continue({ postData: 'not JSON' }), { times: 1 });
    await button.click();
    await expectNotice(alerts, returned);
    await expectNoFaultAtAnyWidth(page, 'an error returned');

    await button.click();
    await expectNotice(notices, success);
    await expectNoFaultAtAnyWidth(page, 'sent');
  });

  test(`what happens to the ${name} enters live regions that were waiting for it`, async ({
    page,
    context,
  }) => {
    const on = formOn(page, formCase);
    await page.goto(formCase.path);
    await mark(page);
    await on.awake();
    await on.fill(valuesFor(formCase));

    await context.setOffline(true);
    await on.button.click();
    await expectNotice(on.alerts, unexpected);
    await expect(page.locator(regions.form)).toContainText(formCase.shared.offline);
    await context.setOffline(false);

    const release = await hold(page, sendUrl);
    await on.button.click();
    await expect(page.locator(regions.form)).toContainText(formCase.shared.sending);
    release();
    await expectNotice(on.notices, success);
    // The toast says it: once is enough.
    await expect(page.locator(regions.form)).toBeEmpty();
    await expect(on.receipt).toBeFocused();
    for (const selector of Object.values(regions))
      expect(await isMarked(page, selector), selector).toBe(true);
  });
}

/* A message is announced only where it enters a live region that already stood in the page (WCAG 4.1.3). */
const regions = {
  notice: 'main [role=status]',
  alert: 'main [role=alert]:not(form *)',
  form: 'main form [aria-live=polite]',
};

/** Marks the regions as the server sent them: there, and empty. */
async function mark(page: Page) {
  for (const selector of Object.values(regions)) {
    await expect(page.locator(selector)).toBeEmpty();
    await page.locator(selector).evaluate((region) => Object.assign(region, { marked: true }));
  }
}

const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((region) => 'marked' in region);

/* Without script the answer is a page; the fragment of its address says what it shows. */
for (const locale of locales)
  for (const [name, outcomes] of Object.entries({
    'pages/sent': ['received', 'pending', 'too-many', 'failed', 'invalid', 'field-email'],
    'pages/newsletter': ['confirmed', 'withdrawn', 'unknown', 'failed'],
    'pages/answered': ['noted', 'already', 'unknown', 'failed'],
  }))
    test(`axe finds nothing at ${name} in ${locale}, whatever it says`, async ({ page }) => {
      for (const outcome of outcomes) {
        await page.goto(`${pathOf(name, locale)}#${outcome}`);
        await expect(page.locator(':target')).toBeVisible();
        await expectNoFaultAtAnyWidth(page, outcome);
      }
    });
