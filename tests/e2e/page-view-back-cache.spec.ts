import { expect } from '@playwright/test';
import { backFromCache, mark, test } from '../support/back-cache';
import { pathOf, sectorPath } from '../support/content';
import { finalCount, unique, viewOf, viewsOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

test('a return from the back/forward cache is one more record', async ({ page }) => {
  const first = unique(sectorPath.fr);
  const second = unique(contact);
  await page.goto(first);
  await mark(page);
  await viewOf(first);
  await page.evaluate((url) => location.assign(url), second);
  await viewOf(second);
  await backFromCache(page, first);

  await expect.poll(() => viewsOf(first)).toHaveLength(2);
  expect(await finalCount(page, first)).toBe(2);
  expect(await viewsOf(second)).toHaveLength(1);
  const ids = new Set(
    [...(await viewsOf(first)), ...(await viewsOf(second))].map((v) => v.session_id),
  );
  expect(ids.size).toBe(1);
});
