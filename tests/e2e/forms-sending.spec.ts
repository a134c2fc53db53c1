import { expect, type Request, type Route, test } from '@playwright/test';
import { directUrl } from '../support/addresses';
import { demoFr, formCases } from '../support/form-cases';
import {
  expectNotice,
  filledForm,
  formOn,
  hold,
  holdBundle,
  sendsOf,
  sendUrl,
  valuesFor,
} from '../support/form-page';
import { mailsAbout, rowsOf } from '../support/platform';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const idsOf = (sends: Request[]) => sends.map((send) => send.postDataJSON().submissionId);

async function expectOnce(company: string) {
  expect(await rowsOf(company)).toHaveLength(1);
  expect(await mailsAbout(company)).toHaveLength(1);
}

for (const formCase of formCases) {
  const { name, type, locale, success } = formCase;

  test(`the ${name} sends its fields, says so and empties; each reaches the database and the team`, {
    tag: '@everywhere',
  }, async ({ page }) => {
    const sends = sendsOf(page);
    const { alerts, button, fill, form, notices, open, receipt, expectValues } = formOn(
      page,
      formCase,
    );
    const values = valuesFor(formCase);
    await open();
    await fill(values);
    await button.click();
    await expectNotice(notices, success);
    await expect(form).toBeHidden();
    await expect(receipt).toBeFocused();
    await expect(receipt).toBeInViewport();
    await expect(alerts).toBeEmpty();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    const empty = formCase.fields.map(({ name, control }) => [name, control !== 'checkbox' && '']);
    await expectValues(Object.fromEntries(empty));

    const submissionId = expect.stringMatching(uuid);
    const elapsed = expect.any(Number);
    const payloads = sends.map((send) => send.postDataJSON());
    expect(payloads).toEqual([{ ...values, type, locale, submissionId, elapsed, website: '' }]);
    const { submissionId: id } = payloads[0];
    await expect(receipt).toContainText(id.slice(0, 8).toUpperCase());
    const row = { id, type, locale, status: 'sent', fields: values };
    expect(await rowsOf(values.company)).toMatchObject([row]);
    const mails = await mailsAbout(values.company);
    expect(mails).toMatchObject([{ replyTo: [values.email] }]);
    // A choice is told in words.
    const choices = formCase.fields.filter(({ options }) => options).map(({ name }) => name);
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string' && !choices.includes(name))
        expect(mails[0]?.text).toContain(value.replaceAll('\n', '\n    '));
  });
}

const losses = {
  'the request was lost': (route: Route) => route.abort(),
  // It reaches the function, which stores and mails it; only the page never hears of it.
  'the answer was lost': async (route: Route) => {
    await route.fetch({ url: directUrl(sendUrl) });
    await route.abort();
  },
};

/* One filled form is one row and one mail, however often it has to be sent: all forms share that code. */
test('what is typed while the form is sent stays, and is no part of it', async ({ page }) => {
  const release = await hold(page, sendUrl);
  const { on, values } = await filledForm(page, demoFr);
  await on.button.click();
  await on.field('lastName').fill('Une suite');
  release();
  await expectNotice(on.notices, demoFr.success);
  await on.expectValues({ ...values, lastName: 'Une suite' });
  // Nor is who types interrupted.
  await expect(on.receipt).toBeVisible();
  await expect(on.field('lastName')).toBeFocused();
  expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
});

for (const isAwake of [true, false])
  test(`a double click on the button of the form is sent once, ${isAwake ? 'with' : 'before'} its code`, async ({
    page,
  }) => {
    const sends = sendsOf(page);
    const on = formOn(page, demoFr);
    const values = valuesFor(demoFr);
    const release = await holdBundle(page);
    if (isAwake) release();
    await page.goto(demoFr.path, { waitUntil: 'domcontentloaded' });
    if (isAwake) await on.awake();
    await on.fill(values);
    await on.button.dblclick();
    release();
    await expectNotice(on.notices, demoFr.success);
    await Promise.all(sends.map((send) => send.response()));
    await expectOnce(values.company);
    // What a second click would have left: the messages of an empty form.
    await expect(on.summary).toHaveCount(0);
  });

for (const [loss, lose] of Object.entries(losses))
  test(`the form, sent again after ${loss}, is one row and one mail`, async ({ page }) => {
    const sends = sendsOf(page);
    await page.route(sendUrl, lose, { times: 1 });
    const { on, values } = await filledForm(page, demoFr);
    await on.button.click();
    await expectNotice(on.alerts, demoFr.unexpected);
    await on.button.click();
    await expectNotice(on.notices, demoFr.success);
    await expect(on.alerts).toBeEmpty();
    const [first, second] = idsOf(sends);
    expect(second).toBe(first);
    await expectOnce(values.company);
  });

test('words changed in the form after a failure are a new submission', async ({ page }) => {
  const sends = sendsOf(page);
  await page.route(sendUrl, losses['the request was lost'], { times: 1 });
  const { on } = await filledForm(page, demoFr);
  await on.button.click();
  await expectNotice(on.alerts, demoFr.unexpected);
  await on.field('lastName').fill('Kerval');
  await on.button.click();
  await expectNotice(on.notices, demoFr.success);
  const [first, second] = idsOf(sends);
  expect(second).not.toBe(first);
});

test('the form filled in again is a new submission', async ({ page }) => {
  const sends = sendsOf(page);
  const on = formOn(page, demoFr);
  const values = valuesFor(demoFr);
  await on.open();
  for (const count of [1, 2]) {
    await on.fill(values);
    await on.button.click();
    await expect.poll(() => mailsAbout(values.company)).toHaveLength(count);
    await on.expectValues({ company: '', consent: false });
    await on.receipt.getByRole('button').click();
    await expect(on.receipt).toHaveCount(0);
    await expect(on.field('firstName')).toBeFocused();
  }
  const [first, second] = idsOf(sends);
  expect(second).not.toBe(first);
});
