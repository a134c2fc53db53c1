import { expect, test } from '@playwright/test';
import { missingPath, pathOf, sectorPath } from '../support/content';
import { finalCount, unique, viewOf, viewsOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

test('a document shown is one record', async ({ page }) => {
  const path = unique(contact);
  await page.goto(path);

  expect(await finalCount(page, path)).toBe(1);
});

test('a reload is one more', async ({ page }) => {
  const path = unique();
  await page.goto(path);
  await viewOf(path);
  await page.reload();

  expect(await finalCount(page, path)).toBe(2);
});

test('a link to another page is one record there, and none more here', async ({ page }) => {
  const here = unique('/');
  const there = unique(sectorPath.fr);
  await page.goto(here);
  await viewOf(here);
  await page.evaluate((url) => location.assign(url), there);
  await viewOf(there);

  expect(await finalCount(page, there)).toBe(1);
  expect(await viewsOf(here)).toHaveLength(1);
});

for (const missing of Object.values(missingPath))
  test(`the 404 page at ${missing} is one record of the missing path`, async ({ page }) => {
    const path = unique(missing);
    await page.goto(path);

    expect(await finalCount(page, path)).toBe(1);
  });
