import { expect, type Page, test } from '@playwright/test';
import { demoEn, demoFr, formCases } from '../support/form-cases';
import { expectNotice, formOn, sendUrl, valuesFor } from '../support/form-page';

/** What the page sends is changed on its way, so that the function itself refuses it. */
const send = (page: Page, changes: Record<string, unknown>) =>
  page.route(sendUrl, (route, request) =>
    route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), ...changes }) }),
  );

for (const formCase of formCases) {
  test(`the ${formCase.name} puts the error that the function names at its field`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await send(page, { email: 'a@b' });
    await on.open();
    await on.fill(values);
    await on.button.click();
    await expectNotice(on.alerts, formCase.returned);
    await expect(on.summary.getByRole('link')).toHaveText([formCase.malformedEmail]);
    await expect(on.summary).toBeFocused();
    await expect(on.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(on.field('email')).toHaveAccessibleDescription(formCase.malformedEmail);
    await on.expectValues(values);
  });

  test(`the ${formCase.name} names every field the function finds empty`, async ({ page }) => {
    const on = formOn(page, formCase);
    const required = formCase.fields.filter(({ missing }) => missing);
    await send(page, Object.fromEntries(required.map(({ name }) => [name, ''])));
    await on.open();
    await on.fill(valuesFor(formCase));
    await on.button.click();
    const messages = required.map(({ missing = '' }) => missing);
    await expect(on.summary.getByRole('link')).toHaveText(messages);
  });

  test(`the ${formCase.name} goes through once the function's error is put right`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    await send(page, { email: 'a@b' });
    await on.open();
    await on.fill(valuesFor(formCase));
    await on.button.click();
    await expect(on.summary).toBeFocused();
    await page.unroute(sendUrl);
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    await expect(on.summary).toHaveCount(0);
    await expect(on.alerts).toBeEmpty();
  });
}

for (const [formCase, name] of [
  [demoFr, 'companySize'],
  [demoFr, 'jobFunction'],
  [demoEn, 'sector'],
] as const)
  for (const value of ['', 'no such choice'])
    test(`the function refuses “${value}” as ${name} of the ${formCase.name}`, async ({ page }) => {
      const on = formOn(page, formCase);
      await send(page, { [name]: value });
      await on.open();
      await on.fill(valuesFor(formCase));
      await on.button.click();
      const missing = formCase.fields.find((field) => field.name === name)?.missing ?? '';
      await expect(on.summary.getByRole('link')).toHaveText([missing]);
    });
