import { expect, test } from '@playwright/test';
import { sampleForms } from '../support/form-cases';
import { formOn, holdBundle } from '../support/form-page';

for (const formCase of sampleForms) {
  test(`the ${formCase.name} wakes up without an error in the console`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    const on = formOn(page, formCase);
    await on.open();
    await on.field('firstName').fill('Nadia');
    await expect(on.field('firstName')).toHaveValue('Nadia');
    expect(errors).toEqual([]);
  });

  test(`the ${formCase.name} wakes up over the server's elements, none made anew`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    const island = page.locator('[data-island-root]');
    const elements = await island.evaluateHandle((root) => [...root.querySelectorAll('*')]);
    release();
    await formOn(page, formCase).awake();
    const same = await elements.evaluate((before) => {
      const after = [...document.querySelectorAll('[data-island-root] *')];
      return before.length === after.length && before.every((one, index) => one === after[index]);
    });
    expect(same).toBe(true);
  });

  test(`awake, the ${formCase.name} is what the server drew, but for its validation`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    const island = page.locator('[data-island-root]');
    // Awake, the form checks lengths itself.
    const html = () =>
      island.evaluate((root) => root.outerHTML.replace(/ novalidate=""| maxlength="\d+"/g, ''));
    const drawn = await html();
    release();
    await formOn(page, formCase).awake();
    expect(await html()).toBe(drawn);
  });

  test(`a person typing while the ${formCase.name} wakes up is not interrupted`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    await on.field('company').pressSequentially('Cabinet');
    await on.field('company').press('Home');
    release();
    await on.awake();
    await page.keyboard.type('Le ');
    await expect(on.field('company')).toHaveValue('Le Cabinet');
  });
}
