import { expect, test } from '@playwright/test';
import { fill } from '@/lib/format';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { contactEn, demoFr, formCases } from '../support/form-cases';
import { formOn, holdBundle, valuesFor } from '../support/form-page';

/* Which fields the forms have (specification, sections 3 and 9). */
for (const formCase of formCases)
  test(`the ${formCase.name} asks for its fields, by name, kind and order, and says which are optional`, async ({
    page,
  }) => {
    const { form, field, awake, expectValues } = formOn(page, formCase);
    const wake = await holdBundle(page);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    for (const { name, control, optional } of formCase.fields) {
      await expect(field(name)).toHaveJSProperty('required', !optional);
      const id = await field(name).getAttribute('id');
      const label = form.locator(`label[for="${id}"]`);
      const note = `(${formCase.shared.optional})`;
      if (optional) await expect(label).toContainText(note);
      else await expect(label).not.toContainText(note);
      if (control !== 'checkbox' && control !== 'select-one')
        await expect(field(name)).toHaveAttribute('maxlength', /^\d+$/);
    }

    wake();
    await awake();
    const controls = form.locator('input:not([type=hidden]), select, textarea');
    const shown = await controls.evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type }) => [name, type]),
    );
    const expected = formCase.fields.map(({ name, control }) => [name, control]);
    // Last stands the honeypot, which no person sees.
    expect(shown).toEqual([...expected, ['website', 'text']]);
    for (const { name, autocomplete, options, rows } of formCase.fields) {
      await expect(field(name)).toHaveAccessibleName(/\p{L}{3}/u);
      if (autocomplete) await expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
      if (rows) await expect(field(name)).toHaveJSProperty('rows', rows);
      if (!options) continue;
      const values = await field(name)
        .locator('option')
        .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value));
      expect(values).toEqual(options);
    }
    const empty = formCase.fields.map(({ name, control }) => [name, control !== 'checkbox' && '']);
    await expectValues(Object.fromEntries(empty));
  });

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
