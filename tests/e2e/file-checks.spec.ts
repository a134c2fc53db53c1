import { expect, test } from '@playwright/test';
import { pageWith } from '../support/built-pages';

/* The checks of a client file that open, by radio buttons alone. */

test.use({ javaScriptEnabled: false });

test('arrow keys open one check after the other, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pageWith('kyc-file-choice'));
  const checks = page.locator('.kyc-file-choice').first().getByRole('radio');
  const works = page.locator('.kyc-file-choice').first().locator('.kyc-file-work');
  const count = await checks.count();
  expect(count).toBeGreaterThan(1);
  const height = (await page.locator('.kyc-file-choice').first().boundingBox())?.height;
  await checks.first().check({ force: true });
  for (let open = 0; open < count; open++) {
    for (let index = 0; index < count; index++)
      await expect(works.nth(index)).toHaveCSS('opacity', index === open ? '1' : '0');
    await page.keyboard.press('ArrowDown');
  }
  expect((await page.locator('.kyc-file-choice').first().boundingBox())?.height).toBe(height);
});

test('every check is on paper, and to a screen reader', async ({ page }) => {
  await page.goto(pageWith('kyc-file-choice'));
  const file = page.locator('.kyc-file-choice').first();
  const works = await file.locator('.kyc-file-work').all();
  const tree = await file.ariaSnapshot();
  await page.emulateMedia({ media: 'print' });
  for (const work of works) {
    await expect(work).toHaveCSS('opacity', '1');
    expect((await work.boundingBox())?.height).toBeGreaterThan(10);
    expect(tree).toContain(await work.locator('p').first().textContent());
  }
});
