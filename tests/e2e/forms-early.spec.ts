import { expect, test } from '@playwright/test';
import { sampleForms } from '../support/form-cases';
import { expectNotice, formOn, holdBundle, sendsOf, valuesFor } from '../support/form-page';
import { rowsOf } from '../support/submissions';

for (const formCase of sampleForms) {
  const { name, path, type, locale, success } = formCase;

  test(`what was filled in before the ${name} woke up is kept and sent`, async ({ page }) => {
    const sends = sendsOf(page);
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(values);
    await expect(on.form).not.toHaveAttribute('novalidate');

    release();
    await on.awake();
    await on.expectValues(values);
    await on.button.click();
    await expectNotice(on.notices, success);
    expect(sends[0]?.postDataJSON()).toMatchObject({ ...values, type, locale });
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });

  test(`what was filled in before and after the ${name} woke up is sent together`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    const entries = Object.entries(values);
    const isEarly = ([, value]: [string, unknown], index: number) => index % 2 === 0 && value;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(Object.fromEntries(entries.filter(isEarly)));
    release();
    await on.awake();
    await on.fill(Object.fromEntries(entries.filter((entry, index) => !isEarly(entry, index))));
    await on.button.click();
    await expectNotice(on.notices, success);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });

  test(`a submit before the code of the ${name} arrived is held, then sent`, async ({ page }) => {
    const sends = sendsOf(page);
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(values);
    await on.button.click();
    expect(sends).toEqual([]);

    release();
    await expectNotice(on.notices, success);
    await expect(page).toHaveURL(path);
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postDataJSON()).toMatchObject({ ...values, type, locale });
    expect(await rowsOf(values.company)).toHaveLength(1);
  });
}
