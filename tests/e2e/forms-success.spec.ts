import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { expectNotice, formOn, hold, sendsOf, sendUrl, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';
import { rowsOf } from '../support/submissions';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

for (const formCase of formCases) {
  const { name, type, locale, success } = formCase;

  test(`the ${name} says that it was sent, and empties`, async ({ page }) => {
    const { alerts, button, fill, form, notices, open, expectValues } = formOn(page, formCase);
    const values = valuesFor(formCase);
    await open();
    await fill(values);
    await button.click();
    await expectNotice(notices, success);
    await expect(form.getByText(success.text, { exact: true })).toBeVisible();
    await expect(alerts).toBeEmpty();
    const nothing = formCase.fields.map(({ name, control }) => [
      name,
      control !== 'checkbox' && '',
    ]);
    await expectValues(Object.fromEntries(nothing));
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  });

  test(`the ${name} sends its fields, and each reaches the database and the team`, async ({
    page,
  }) => {
    const sends = sendsOf(page);
    const { button, fill, notices, open } = formOn(page, formCase);
    const values = valuesFor(formCase);
    await open();
    await fill(values);
    await button.click();
    await expectNotice(notices, success);

    const submissionId = expect.stringMatching(uuid);
    const payloads = sends.map((send) => send.postDataJSON());
    const elapsed = expect.any(Number);
    expect(payloads).toEqual([{ ...values, type, locale, submissionId, elapsed, website: '' }]);

    const row = { id: payloads[0].submissionId, type, locale, status: 'sent', fields: values };
    expect(await rowsOf(values.company)).toMatchObject([row]);
    const mails = await mailsAbout(values.company);
    expect(mails).toMatchObject([{ replyTo: [values.email] }]);
    for (const value of Object.values(values))
      if (typeof value === 'string') expect(mails[0]?.text).toContain(value);
  });

  test(`the ${name} may leave out what is optional`, async ({ page }) => {
    const sends = sendsOf(page);
    const { button, fill, notices, open } = formOn(page, formCase);
    const values = valuesFor(formCase);
    const optional = formCase.fields.filter(({ missing }) => !missing).map(({ name }) => name);
    const needed = Object.entries(values).filter(([name]) => !optional.includes(name));
    await open();
    await fill(Object.fromEntries(needed));
    await button.click();
    await expectNotice(notices, success);
    expect(sends[0]?.postDataJSON()).toMatchObject(Object.fromEntries(needed));
    expect(await mailsAbout(values.company)).toHaveLength(1);
  });

  test(`what is typed while the ${name} is sent stays, and is no part of it`, async ({ page }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    const release = await hold(page, sendUrl);
    await on.open();
    await on.fill(values);
    await on.button.click();
    await on.field('lastName').fill('Une suite');
    release();
    await expectNotice(on.notices, success);
    await on.expectValues({ ...values, lastName: 'Une suite' });
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });
}
