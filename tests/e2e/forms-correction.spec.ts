import { expect, test } from '@playwright/test';
import { demoEn, demoFr, formCases } from '../support/form-cases';
import { formOn, sendsOf, valuesFor } from '../support/form-page';

for (const formCase of formCases) {
  test(`the ${formCase.name} takes a message away once its field is right`, async ({ page }) => {
    const { button, field, form, open } = formOn(page, formCase);
    await open();
    await button.click();
    const missing = formCase.fields[0]?.missing ?? '';
    await expect(form.getByText(missing, { exact: true })).toHaveCount(2);
    await field('firstName').fill('Nadia');
    await expect(form.getByText(missing, { exact: true })).toHaveCount(0);
    await expect(field('firstName')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field('lastName')).toHaveAttribute('aria-invalid', 'true');
  });

  test(`the ${formCase.name} moves the focus to the summary at every failed submit`, async ({
    page,
  }) => {
    const { button, fill, summary, open } = formOn(page, formCase);
    await open();
    await button.click();
    await expect(summary).toBeFocused();
    await fill({ ...valuesFor(formCase), consent: false });
    await button.click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(1);
  });

  test(`the ${formCase.name} needs the consent that was given and taken back`, async ({ page }) => {
    const sends = sendsOf(page);
    const { button, field, fill, summary, open } = formOn(page, formCase);
    await open();
    await fill(valuesFor(formCase));
    await field('consent').uncheck();
    await button.click();
    await expect(summary.getByRole('link')).toHaveText([formCase.fields.at(-1)?.missing ?? '']);
    expect(sends).toEqual([]);
  });
}

for (const formCase of [demoFr, demoEn])
  for (const { name, missing = '' } of formCase.fields.filter(({ options }) => options))
    test(`the ${formCase.name} refuses the placeholder of ${name}`, async ({ page }) => {
      const sends = sendsOf(page);
      const { button, field, fill, summary, open } = formOn(page, formCase);
      await open();
      await fill(valuesFor(formCase));
      await field(name).selectOption('');
      await button.click();
      await expect(summary.getByRole('link')).toHaveText([missing]);
      await expect(field(name)).toHaveAccessibleDescription(missing);
      expect(sends).toEqual([]);
    });
