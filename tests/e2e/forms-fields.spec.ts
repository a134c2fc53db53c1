import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { formOn, holdBundle } from '../support/form-page';

/* Which fields the forms have (specification, sections 3 and 9). */
for (const formCase of formCases) {
  test(`the ${formCase.name} asks for its fields, by name, kind and order`, async ({ page }) => {
    const { form, field, open, expectValues } = formOn(page, formCase);
    await open();
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

  test(`the ${formCase.name} marks what is required, and says in words what is optional`, async ({
    page,
  }) => {
    const { form, field } = formOn(page, formCase);
    await holdBundle(page);
    await page.goto(formCase.path);
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
  });
}
