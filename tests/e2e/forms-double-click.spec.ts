import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { expectNotice, formOn, holdBundle, sendsOf, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';
import { rowsOf } from '../support/submissions';

for (const formCase of formCases) {
  test(`a double click on the button of the ${formCase.name} is one row and one mail`, async ({
    page,
  }) => {
    const sends = sendsOf(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await on.open();
    await on.fill(values);
    await on.button.dblclick();
    await expectNotice(on.notices, formCase.success);
    await Promise.all(sends.map((send) => send.response()));
    expect(await rowsOf(values.company)).toHaveLength(1);
    expect(await mailsAbout(values.company)).toHaveLength(1);
    // What a second click would have left: the messages of an empty form.
    await expect(on.summary).toHaveCount(0);
  });

  test(`so is one before the code of the ${formCase.name} arrived`, async ({ page }) => {
    const sends = sendsOf(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    const release = await holdBundle(page);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    await on.fill(values);
    await on.button.dblclick();
    release();
    await expectNotice(on.notices, formCase.success);
    await Promise.all(sends.map((send) => send.response()));
    expect(await rowsOf(values.company)).toHaveLength(1);
    expect(await mailsAbout(values.company)).toHaveLength(1);
    await expect(on.summary).toHaveCount(0);
  });
}
