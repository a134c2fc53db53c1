import { expect, test } from '@playwright/test';
import { contactEn, demoFr, formCases } from '../support/form-cases';
import { formOn } from '../support/form-page';

for (const formCase of formCases)
  test(`every text field of the ${formCase.name} has a length`, async ({ page }) => {
    const { field, open } = formOn(page, formCase);
    await open();
    for (const { name, control } of formCase.fields) {
      if (control === 'checkbox' || control === 'select-one') continue;
      await expect(field(name)).toHaveAttribute('maxlength', /^\d+$/);
    }
  });

for (const [formCase, name, sentence] of [
  [demoFr, 'objective', (count: number, max: string) => `${count} sur ${max} caractères`],
  [contactEn, 'message', (count: number, max: string) => `${count} of ${max} characters`],
] as const)
  test(`the ${formCase.name} counts the characters of the ${name}`, async ({ page }) => {
    const { field, form, open } = formOn(page, formCase);
    await open();
    const max = (await field(name).getAttribute('maxlength')) ?? '';
    await expect(form.getByText(sentence(0, max), { exact: true })).toBeVisible();
    await field(name).pressSequentially('Sept ok');
    await expect(form.getByText(sentence(7, max), { exact: true })).toBeVisible();
    await expect(field(name)).toHaveAccessibleDescription(sentence(7, max));
  });
