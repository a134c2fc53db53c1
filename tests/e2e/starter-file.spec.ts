import { expect, test } from '@playwright/test';
import { pages } from '../support/content';

const [file] = pages.filter(({ type }) => type === 'StarterFile');
if (!file) throw new Error('There is no starter file.');

test('each part of a starter file prints on two sheets at most', async ({ page }) => {
  await page.goto(file.path);
  const parts = await page.locator('main .section').count();
  expect(parts).toBeGreaterThan(0);
  for (let part = 0; part < parts; part++) {
    await page.goto(file.path);
    await page.evaluate(async (kept) => {
      await document.fonts.ready;
      for (const [index, section] of document.querySelectorAll('main .section').entries())
        if (index !== kept) section.remove();
    }, part);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/MediaBox/g)?.length).toBeLessThanOrEqual(2);
  }
});

test('a tick is made by keyboard, and is gone after a reload', async ({ page }) => {
  await page.goto(file.path);
  const box = page.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  const stored = await page.evaluate(() => [localStorage.length, document.cookie]);
  await page.reload();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual(stored);
});
