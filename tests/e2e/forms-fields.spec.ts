import { expect, test } from '@playwright/test';
import { fill } from '@/lib/format';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { contactEn, demoFr } from '../support/form-cases';
import { formOn, valuesFor } from '../support/form-page';

for (const [formCase, name] of [
  [demoFr, 'objective'],
  [contactEn, 'message'],
] as const)
  test(`the ${formCase.name} counts the characters of the ${name}, and keeps what is too long`, async ({
    page,
  }) => {
    const { field, fill: fillIn, form, button, open, summary } = formOn(page, formCase);
    const [row] = formFields[formCase.type][formCase.locale].filter((other) => other.name === name);
    const max = row && 'max' in row ? row.max : 0;
    const sentence = (count: number) => fill(formCase.shared.counter, { count, max });
    await open();
    await expect(form.getByText(sentence(0), { exact: true })).toBeVisible();
    const written = `${'Un texte collé. '.repeat(max / 10)}fin`;
    await fillIn({ ...valuesFor(formCase), [name]: '' });
    await field(name).focus();
    // As a paste does: `fill` would pass a maxlength by.
    await page.keyboard.insertText(written);
    await expect(form.getByText(sentence(written.length), { exact: true })).toBeVisible();
    await expect(field(name)).toHaveAccessibleDescription(
      new RegExp(`${sentence(written.length)}$`),
    );
    await button.click();
    await expect(summary).toContainText(`${max} `);
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveValue(written);
  });

/* A field only a machine fills (design, section 6). */
test('nobody sees, hears or reaches the honeypot', async ({ page }) => {
  const on = formOn(page, demoFr);
  await on.open();
  const trap = on.field('website');
  await expect(trap).toHaveValue('');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  // Password managers would fill in the address of the site, and a person would pass for a machine.
  for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type'])
    await expect(trap).toHaveAttribute(name);
  await on.button.scrollIntoViewIfNeeded();
  await expect(trap).not.toBeInViewport();
  await expect(on.form.getByRole('textbox').and(trap)).toHaveCount(0);

  await on.field('consent').focus();
  for (let steps = 0; steps < 3; steps++) {
    await page.keyboard.press('Tab');
    await expect(trap).not.toBeFocused();
  }
});
