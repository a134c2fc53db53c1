import { expect, test } from '@playwright/test';
import { sampleForms } from '../support/form-cases';
import { expectNotice, formOn, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';

/* A field only a machine fills (design, section 6). */
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const formCase of sampleForms) {
      test(`nobody sees, hears or reaches the honeypot of the ${formCase.name}`, async ({
        page,
      }) => {
        const on = formOn(page, formCase);
        await page.goto(formCase.path);
        if (javaScriptEnabled) await on.awake();
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
    }
  });

for (const formCase of sampleForms)
  test(`what a machine sends through the ${formCase.name} never reaches the team`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await on.open();
    await on.fill(values);
    await on.field('website').fill('https://pills.example');
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    expect(await mailsAbout(values.company)).toEqual([]);
  });
