import { expect, type Page, test } from '@playwright/test';
import { demoFr, sampleForms } from '../support/form-cases';
import { expectNotice, formOn, sendUrl, valuesFor } from '../support/form-page';
import { rowsOf } from '../support/submissions';

const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? '');

/** From the top of the page, by Tab alone, to the first field. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 80 && (await focusedName(page)) !== name; steps++)
    await page.keyboard.press('Tab');
}

for (const formCase of sampleForms)
  test(`a keyboard alone fills in the ${formCase.name}, in the order of its fields, and sends it`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    const values: Record<string, unknown> = valuesFor(formCase);
    await on.open();
    await tabTo(page, 'firstName');
    for (const { name, control, options = [] } of formCase.fields) {
      await expect(on.field(name)).toBeFocused();
      const value = values[name];
      if (control === 'checkbox') await page.keyboard.press('Space');
      else if (control === 'select-one')
        for (const _ of options.slice(0, options.indexOf(String(value))))
          await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(String(value));
      await page.keyboard.press('Tab');
    }
    // The consent's words hold the link to the privacy policy.
    await expect(on.form.getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(on.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expectNotice(on.notices, formCase.success);
    expect(await rowsOf(String(values.company))).toMatchObject([{ fields: values }]);
  });

test('a keyboard alone goes from the summary to a field and mends it', async ({ page }) => {
  const on = formOn(page, demoFr);
  await on.open();
  await on.fill({ ...valuesFor(demoFr), lastName: '' });
  await on.field('company').press('Enter');
  await expect(on.summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(on.field('lastName')).toBeFocused();
  await page.keyboard.type('Le Goff');
  await page.keyboard.press('Enter');
  await expectNotice(on.notices, demoFr.success);
});

test('a keyboard alone closes the notice of a failure', async ({ page }) => {
  const on = formOn(page, demoFr);
  await page.route(sendUrl, (route) => route.abort());
  await on.open();
  await on.fill(valuesFor(demoFr));
  await on.button.press('Enter');
  await expectNotice(on.alerts, demoFr.unexpected);
  await page.keyboard.press('Tab');
  await expect(on.alerts.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(on.alerts).toBeEmpty();
});
