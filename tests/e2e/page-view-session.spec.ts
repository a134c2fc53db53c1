import { expect, test } from '@playwright/test';
import { sectorPath } from '../support/content';
import { sessionIdIn, unique, viewOf } from '../support/page-views';

test('every view of a tab carries the id kept in its session storage', async ({ page }) => {
  const paths = [unique('/'), unique(sectorPath.fr), unique(sectorPath.en)];
  const ids: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    ids.push((await viewOf(path)).session_id);
  }

  const kept = await sessionIdIn(page);
  expect(kept).not.toBeNull();
  expect(ids).toEqual([kept, kept, kept]);
});

test('another tab is another session', async ({ context }) => {
  const [first, second] = [unique(), unique()];
  await (await context.newPage()).goto(first);
  const { session_id } = await viewOf(first);
  await (await context.newPage()).goto(second);

  expect((await viewOf(second)).session_id).not.toBe(session_id);
});

test('nothing of the session outlives the tab: no cookie, no local storage', async ({ page }) => {
  const path = unique();
  await page.goto(path);
  await viewOf(path);

  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
