import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { expectNotice, formOn, valuesFor } from '../support/form-page';
import { rowsOf } from '../support/submissions';

for (const formCase of formCases)
  test(`the ${formCase.name} keeps its words while the privacy policy is read, and sends them`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await on.open();
    await on.fill(values);
    await on.form.getByRole('link').click();
    await expect(page).toHaveURL(/politique-confidentialite|privacy-policy/);
    await page.goBack();
    await on.awake();
    await on.expectValues(values);
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });
