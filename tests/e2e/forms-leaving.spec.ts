import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { formOn, valuesFor } from '../support/form-page';

const [form] = formCases;
if (!form) throw new Error('no form');

test('leaving with typed words asks first; leaving an empty form does not', async ({ page }) => {
  const on = formOn(page, form);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await on.open();
  await page.reload();
  expect(asked).toEqual([]);
  await on.awake();
  await on.field('lastName').pressSequentially('Le Goff');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('a form that was sent is left without a question', async ({ page }) => {
  const on = formOn(page, form);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await on.open();
  await on.fill(valuesFor(form));
  await on.button.click();
  await expect(on.notices).not.toBeEmpty();
  await page.reload();
  expect(asked).toEqual([]);
});
