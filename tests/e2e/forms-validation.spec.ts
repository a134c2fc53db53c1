import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { formOn, sendsOf, valuesFor } from '../support/form-page';

/* The messages of specification, section 5, at the field and in the summary. */
for (const formCase of formCases) {
  const required = formCase.fields.filter(({ missing }) => missing);
  const messages = required.map(({ missing = '' }) => missing);

  test.describe(formCase.name, () => {
    test('moves the focus to a summary of what is wrong', async ({ page }) => {
      const { button, summary, open } = formOn(page, formCase);
      await open();
      await button.click();
      await expect(summary).toBeFocused();
    });

    test('says in the summary what is missing, in order, and sends nothing', async ({ page }) => {
      const sends = sendsOf(page);
      const { button, summary, open } = formOn(page, formCase);
      await open();
      await button.click();
      await expect(summary.getByRole('link')).toHaveText(messages);
      expect(sends).toEqual([]);
    });

    test('says it at each field too, and only there', async ({ page }) => {
      const { button, field, form, open } = formOn(page, formCase);
      await open();
      await button.click();
      for (const { name, missing } of formCase.fields) {
        const control = field(name);
        if (!missing) {
          await expect(control).not.toHaveAttribute('aria-invalid', 'true');
          continue;
        }
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        const described = (await control.getAttribute('aria-describedby')) ?? '';
        const texts = described.split(' ').map((id) => form.locator(`[id="${id}"]`));
        const found = await Promise.all(texts.map((text) => text.innerText()));
        expect(found).toContain(missing);
        await expect(control.locator('..').getByText(missing, { exact: true })).toBeVisible();
      }
    });

    test('leads from each message of the summary to its field', async ({ page }) => {
      const { button, field, summary, open } = formOn(page, formCase);
      await open();
      await button.click();
      for (const [index, { name }] of required.entries()) {
        await summary.getByRole('link').nth(index).click();
        await expect(field(name)).toBeFocused();
      }
    });

    test('takes spaces for nothing', async ({ page }) => {
      const { button, field, fill, summary, open } = formOn(page, formCase);
      await open();
      await fill(valuesFor(formCase));
      await field('company').fill('   ');
      await button.click();
      const missing = required.find(({ name }) => name === 'company')?.missing ?? '';
      await expect(summary.getByRole('link')).toHaveText([missing]);
    });

    for (const malformed of ['nadia', 'nadia@', 'nadia@etude', '@etude.example', 'a b@c.example'])
      test(`refuses ${malformed} as an e-mail address`, async ({ page }) => {
        const sends = sendsOf(page);
        const { button, field, fill, summary, open } = formOn(page, formCase);
        await open();
        await fill({ ...valuesFor(formCase), email: malformed });
        await button.click();
        await expect(summary.getByRole('link')).toHaveText([formCase.malformedEmail]);
        await expect(field('email')).toHaveAccessibleDescription(formCase.malformedEmail);
        expect(sends).toEqual([]);
      });
  });
}
