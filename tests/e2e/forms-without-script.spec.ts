import { expect, type Page, test } from '@playwright/test';
import { sampleForms } from '../support/form-cases';
import { formOn, valuesFor } from '../support/form-page';
import { mailsAbout, rowsOf } from '../support/platform';

test.use({ javaScriptEnabled: false });

/** What the page says happened; the address chooses it. */
const outcomes = (page: Page) => page.locator('main section[id]').filter({ visible: true });

for (const formCase of sampleForms) {
  const { name, path, type, locale, answerPage } = formCase;

  test(`the ${name} posts without JavaScript, and its answer page says so`, {
    tag: '@everywhere',
  }, async ({ page }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.goto(path);
    await on.fill(values);
    await on.button.click();
    await expect(page).toHaveURL(`${answerPage}#received`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(outcomes(page)).toHaveCount(1);
    expect(await rowsOf(values.company)).toMatchObject([
      { type, locale, status: 'sent', fields: values },
    ]);
    expect(await mailsAbout(values.company)).toMatchObject([{ replyTo: [values.email] }]);
  });

  test(`the ${name} is told without JavaScript which field is wrong, and keeps its words`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    // The browser takes it for an address, the function does not.
    const values = { ...valuesFor(formCase), email: 'a@b' };
    await page.goto(path);
    await on.fill(values);
    await on.button.click();
    await expect(page).toHaveURL(`${answerPage}#field-email`);
    await expect(outcomes(page)).toHaveCount(1);
    expect(await rowsOf(values.company)).toEqual([]);
    await page.goBack();
    await on.expectValues(values);
  });
}
