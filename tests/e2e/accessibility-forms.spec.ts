import { expect, type Page, test } from '@playwright/test';
import { expectNoFaultIn } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { locales, pathOf } from '../support/content';
import { contactEn, sampleForms } from '../support/form-cases';
import { expectNotice, filledForm, formOn, hold, sendUrl, valuesFor } from '../support/form-page';
import { rowsOf } from '../support/platform';
import { tabWalk } from '../support/tab-walk';

test.beforeEach(({ context }) => alreadyChose(context));

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
    await expectNoFaultIn(page, formCase.locale, 'errors');
  });

  test(`the ${name} shows each error until it is closed and keeps every value; axe finds nothing from there to its success`, async ({
    page,
  }) => {
    await page.clock.install();
    const { on, values } = await filledForm(page, formCase);
    await page.route(sendUrl, (route) => route.abort(), { times: 1 });
    await on.button.click();
    await expectNotice(on.alerts, unexpected);
    await expect(on.notices).toBeEmpty();
    await on.expectValues(values);
    await expectNoFaultIn(page, formCase.locale, 'no answer');
    await page.clock.fastForward('24:00:00');
    await expectNotice(on.alerts, unexpected);
    await on.alerts.getByRole('button', { name: formCase.shared.close }).click();
    await expect(on.alerts).toBeEmpty();

    await page.route(sendUrl, (route) => route.continue({ postData: 'not JSON' }), { times: 1 });
    await on.button.click();
    await expectNotice(on.alerts, returned);
    await on.expectValues(values);
    expect(await rowsOf(values.company)).toEqual([]);
    await expectNoFaultIn(page, formCase.locale, 'an error returned');

    await on.button.click();
    await expectNotice(on.notices, success);
    await expectNoFaultIn(page, formCase.locale, 'sent');
  });
}

test('what happens to a form is said in live regions that were already there', async ({
  page,
  context,
}) => {
  const on = formOn(page, contactEn);
  await page.goto(contactEn.path);
  await mark(page);
  await on.awake();
  const values = valuesFor(contactEn);
  await on.fill(values);

  // A browser without connection: nothing was sent, why, and every word is kept.
  await context.setOffline(true);
  await on.button.click();
  await expectNotice(on.alerts, contactEn.unexpected);
  await expect(page.locator(regions.form)).toContainText(contactEn.shared.offline);
  await on.expectValues(values);
  await context.setOffline(false);

  const release = await hold(page, sendUrl);
  await on.button.click();
  await expect(page.locator(regions.form)).toContainText(contactEn.shared.sending);
  release();
  await expectNotice(on.notices, contactEn.success);
  // The toast says it: once is enough.
  await expect(page.locator(regions.form)).toBeEmpty();
  await expect(on.receipt).toBeFocused();
  for (const selector of Object.values(regions))
    expect(await isMarked(page, selector), selector).toBe(true);
});

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
const outcomes = Object.entries({
  'pages/sent': ['received', 'pending', 'too-many', 'failed', 'invalid', 'field-email'],
  'pages/newsletter': ['confirmed', 'withdrawn', 'unknown', 'failed'],
  'pages/answered': ['noted', 'already', 'unknown', 'failed'],
}).flatMap(([name, fragments]) => fragments.map((fragment) => ({ name, fragment })));

// Each in one language, by turns: both have one template.
for (const [turn, locale] of locales.entries())
  test(`axe finds nothing in what the pages of answers say in ${locale}`, async ({ page }) => {
    for (const { name, fragment } of outcomes.filter((_, index) => index % 2 === turn)) {
      await page.goto(`${pathOf(name, locale)}#${fragment}`);
      await expect(page.locator(':target')).toBeVisible();
      await expectNoFaultIn(page, locale, fragment);
    }
  });

const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? '');

/** From the top of the page, by Tab alone, to the first field. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 80 && (await focusedName(page)) !== name; steps++)
    await page.keyboard.press('Tab');
}

for (const formCase of sampleForms)
  test(`a keyboard alone fills in the ${formCase.name}, in the order of its fields, and sends it`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    const values: Record<string, unknown> = valuesFor(formCase);
    await on.open();
    await tabTo(page, 'firstName');
    for (const { name, control, options = [] } of formCase.fields) {
      await expect(on.field(name)).toBeFocused();
      const value = values[name];
      if (control === 'checkbox') await page.keyboard.press('Space');
      else if (control === 'select-one')
        for (const _ of options.slice(0, options.indexOf(String(value))))
          await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(String(value));
      await page.keyboard.press('Tab');
    }
    // The consent's words hold the link to the privacy policy.
    await expect(on.form.getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(on.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expectNotice(on.notices, formCase.success);
    expect(await rowsOf(String(values.company))).toMatchObject([{ fields: values }]);
  });
