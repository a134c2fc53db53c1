import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { formOn } from '../support/form-page';

/* Which fields the forms have (specification, sections 3 and 9; design, section 5). */
for (const formCase of formCases) {
  test.describe(formCase.name, () => {
    test('asks for its fields, by name, kind and order', async ({ page }) => {
      const { form, open } = formOn(page, formCase);
      await open();
      const controls = form.locator('input:not([type=hidden]), select, textarea');
      const asked = await controls.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, type }) => [name, type]),
      );
      const expected = formCase.fields.map(({ name, control }) => [name, control]);
      // Last stands the honeypot, which no person sees.
      expect(asked).toEqual([...expected, ['website', 'text']]);
    });

    test('starts empty, with no choice made and consent not given', async ({ page }) => {
      const { open, expectValues } = formOn(page, formCase);
      await open();
      const nothing = formCase.fields.map(({ name, control }) => [
        name,
        control !== 'checkbox' && '',
      ]);
      await expectValues(Object.fromEntries(nothing));
    });

    test('marks what is required, and says in words what is optional', async ({ page }) => {
      const { form, field, open } = formOn(page, formCase);
      await open();
      for (const { name, missing } of formCase.fields) {
        await expect(field(name)).toHaveJSProperty('required', missing !== undefined);
        const id = await field(name).getAttribute('id');
        const label = form.locator(`label[for="${id}"]`);
        if (missing) await expect(label).not.toContainText(`(${formCase.optional})`);
        else await expect(label).toContainText(`(${formCase.optional})`);
      }
    });

    test('names each field to a screen reader', async ({ page }) => {
      const { field, open } = formOn(page, formCase);
      await open();
      for (const { name } of formCase.fields)
        await expect(field(name)).toHaveAccessibleName(/\p{L}{3}/u);
    });

    test('lets the browser fill in who the person is', async ({ page }) => {
      const { field, open } = formOn(page, formCase);
      await open();
      for (const { name, autocomplete } of formCase.fields)
        if (autocomplete) await expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
    });

    test('offers exactly the choices, placeholder first, and the rows asked for', async ({
      page,
    }) => {
      const { field, open } = formOn(page, formCase);
      await open();
      for (const { name, options, rows } of formCase.fields) {
        if (rows) await expect(field(name)).toHaveJSProperty('rows', rows);
        if (!options) continue;
        const values = await field(name)
          .locator('option')
          .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value));
        expect(values).toEqual(options);
      }
    });
  });
}
