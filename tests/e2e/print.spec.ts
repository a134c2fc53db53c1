import { expect, test } from '@playwright/test';
import { sectors } from '../fixtures/routes';

for (const path of sectors)
  test(`${path} prints as a brief of two A4 pages`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    // 210 × 297 mm in points of 1/72 inch.
    expect(new Set(pdf.match(/\/MediaBox\s*\[[^\]]*\]/g)?.map(roundedSize))).toEqual(
      new Set(['595×842']),
    );

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByText('Allié Compliance')).toBeVisible();
    await expect(page.getByText('+33 1 99 00 00 00')).toBeVisible();
    for (const furniture of ['.consent', '.menu-button', '.footer-links', '.hero .actions'])
      await expect(page.locator(furniture)).toBeHidden();
  });

const roundedSize = (box: string) => {
  const [, , width, height] = box.match(/[\d.]+/g)?.map(Number) ?? [];
  return `${Math.round(width ?? 0)}×${Math.round(height ?? 0)}`;
};

test('paper spells out where a link leads', async ({ page }) => {
  await page.goto('/experts-comptables');
  await page.emulateMedia({ media: 'print' });
  const printed = (href: string) =>
    page
      .locator(`main a[href="${href}"]`)
      .last()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await printed('/implementation')).toContain('/implementation');
  expect(await printed('/demo')).toContain('/demo');
  expect(await printed('#nplab')).toBe('none');
});
