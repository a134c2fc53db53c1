import { expect, test } from '@playwright/test';
import { fill } from '@/lib/format';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { contactEn, demoFr } from '../support/form-cases';
import { formOn, valuesFor } from '../support/form-page';

for (const [formCase, name] of [
  [demoFr, 'objective'],
  [contactEn, 'message'],
] as const) {
  const field = formFields[formCase.type][formCase.locale].find((field) => field.name === name);
  const max = field && 'max' in field ? field.max : 0;
  const sentence = (count: number) => fill(formCase.shared.counter, { count, max });

  test(`the ${formCase.name} counts the characters of the ${name}`, async ({ page }) => {
    const { field, form, open } = formOn(page, formCase);
    await open();
    await expect(form.getByText(sentence(0), { exact: true })).toBeVisible();
    await field(name).pressSequentially('Sept ok');
    await expect(form.getByText(sentence(7), { exact: true })).toBeVisible();
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${sentence(7)}$`));
  });

  test(`the ${formCase.name} keeps all of a ${name} that is too long, and says so`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    const { field, form, button, summary } = on;
    await on.open();
    const written = `${'Un texte collé. '.repeat(max / 10)}fin`;
    await on.fill({ ...valuesFor(formCase), [name]: '' });
    await field(name).focus();
    // As a paste does: `fill` would pass a maxlength by.
    await page.keyboard.insertText(written);
    await expect(form.getByText(sentence(written.length), { exact: true })).toBeVisible();
    await button.click();
    await expect(summary).toContainText(`${max} `);
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveValue(written);
  });
}
