import { expect, test } from '@playwright/test';
import { siteUrl } from '../../lib/environment';
import { inMenu, pages, pathOf, sectorPath, site } from '../support/content';
import { sheetsOf } from '../support/tool-page';

for (const { path } of (['fr', 'en'] as const).flatMap((locale) => inMenu('Sector', locale)))
  test(`${path} prints as a brief on A4, without what only a screen needs`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g)?.map(roundedSize) ?? [];
    expect(new Set(sheets)).toEqual(new Set(['595×842']));
    expect(sheets.length).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByText(site.brand)).toBeVisible();
    for (const { phoneShown } of site.offices)
      await expect(page.getByRole('contentinfo').getByText(phoneShown)).toBeVisible();
    for (const furniture of ['.menu-button', '.footer-links', '.hero .actions']) {
      await expect(page.locator(furniture)).toHaveCount(1);
      await expect(page.locator(furniture)).toBeHidden();
    }
    const folds = await page.locator('main details:visible').all();
    for (const details of folds)
      await expect(details.locator(':scope > :not(summary)').first()).toBeVisible();
    // Grounds are gone, and words that were white on them are as dark as the others.
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    const headings = await page.locator('.green h2').all();
    for (const heading of headings) await expect(heading).toHaveCSS('color', ink);
  });

/** 210 × 297 mm in points of 1/72 inch. */
const roundedSize = (box: string) => {
  const [, , width, height] = box.match(/[\d.]+/g)?.map(Number) ?? [];
  return `${Math.round(width ?? 0)}×${Math.round(height ?? 0)}`;
};

test('paper spells out where a link leads', async ({ page }) => {
  await page.goto(sectorPath.fr);
  await page.emulateMedia({ media: 'print' });
  const demo = pathOf('pages/demo', 'fr');
  const printed = await page
    .locator(`main a[data-address$="${demo}"]`)
    .last()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain(siteUrl.replace(/^https?:\/\//, '') + demo);
});

const [starterFile] = pages.filter(({ type }) => type === 'StarterFile');
if (!starterFile) throw new Error('There is no starter file.');

test('each part of a starter file prints on two sheets at most', async ({ page }) => {
  await page.goto(starterFile.path);
  const parts = await page.locator('main .section').count();
  expect(parts).toBeGreaterThan(0);
  for (let part = 0; part < parts; part++) {
    await page.goto(starterFile.path);
    await page.evaluate(async (kept) => {
      await document.fonts.ready;
      for (const [index, section] of document.querySelectorAll('main .section').entries())
        if (index !== kept) section.remove();
    }, part);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  }
});
