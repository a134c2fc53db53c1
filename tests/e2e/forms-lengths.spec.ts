import { expect, test } from '@playwright/test';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { contactEn, demoFr, formCases } from '../support/form-cases';
import { formOn, holdBundle, valuesFor } from '../support/form-page';

for (const formCase of formCases)
  test(`every text field of the ${formCase.name} has a length before its code is there`, async ({
    page,
  }) => {
    const { field } = formOn(page, formCase);
    await holdBundle(page);
    await page.goto(formCase.path);
    for (const { name, control } of formCase.fields) {
      if (control === 'checkbox' || control === 'select-one') continue;
      await expect(field(name)).toHaveAttribute('maxlength', /^\d+$/);
    }
  });

for (const [formCase, name, sentence] of [
  [demoFr, 'objective', (count: number, max: number) => `${count} sur ${max} caractères`],
  [contactEn, 'message', (count: number, max: number) => `${count} of ${max} characters`],
] as const) {
  const field = formFields[formCase.type][formCase.locale].find((field) => field.name === name);
  const max = field && 'max' in field ? field.max : 0;

  test(`the ${formCase.name} counts the characters of the ${name}`, async ({ page }) => {
    const { field, form, open } = formOn(page, formCase);
    await open();
    await expect(form.getByText(sentence(0, max), { exact: true })).toBeVisible();
    await field(name).pressSequentially('Sept ok');
    await expect(form.getByText(sentence(7, max), { exact: true })).toBeVisible();
    await expect(field(name)).toHaveAccessibleDescription(sentence(7, max));
  });

  test(`the ${formCase.name} keeps all of a ${name} that is too long, and says so`, async ({
    page,
  }) => {
    const { field, form, fill, button, summary, open } = formOn(page, formCase);
    await open();
    const written = `${'Un texte collé. '.repeat(max / 10)}fin`;
    await fill({ ...valuesFor(formCase), [name]: '' });
    await field(name).focus();
    // As a paste does: `fill` would pass a maxlength by.
    await page.keyboard.insertText(written);
    await expect(form.getByText(sentence(written.length, max), { exact: true })).toBeVisible();
    await button.click();
    await expect(summary).toContainText(`${max} `);
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveValue(written);
  });
}
