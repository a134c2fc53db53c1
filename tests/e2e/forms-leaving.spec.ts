import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../support/content';
import { demoFr, sampleForms } from '../support/form-cases';
import { expectNotice, formOn, valuesFor } from '../support/form-page';
import { rowsOf } from '../support/submissions';

/** The questions that the browser asks, each answered with “leave”. */
function questionsOn(page: Page) {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    dialog.accept();
  });
  return questions;
}

test('leaving with typed words asks first; leaving an empty form does not', async ({ page }) => {
  const on = formOn(page, demoFr);
  const questions = questionsOn(page);
  await on.open();
  await page.reload();
  expect(questions).toEqual([]);
  await on.awake();
  await on.field('lastName').pressSequentially('Le Goff');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('a form that was sent is left without a question', async ({ page }) => {
  const on = formOn(page, demoFr);
  const questions = questionsOn(page);
  await on.open();
  await on.fill(valuesFor(demoFr));
  await on.button.click();
  await expect(on.notices).not.toBeEmpty();
  await page.reload();
  expect(questions).toEqual([]);
});

for (const formCase of sampleForms)
  test(`the ${formCase.name} keeps its words while the privacy policy is read, and sends them`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await on.open();
    await on.fill(values);
    await on.form.getByRole('link').click();
    await expect(page).toHaveURL(pathOf('legal/privacy-policy', formCase.locale));
    await page.goBack();
    await on.awake();
    await on.expectValues(values);
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });
