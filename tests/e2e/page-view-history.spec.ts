import { expect, test } from '@playwright/test';
import { pathOf } from '../support/content';
import { finalCount, unique, viewOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

for (const method of ['pushState', 'replaceState'] as const) {
  test(`${method} to another path is one record`, async ({ page }) => {
    const path = unique('/autre');
    await page.goto('/');
    await page.evaluate(([name, url]) => history[name](null, '', url), [method, path] as const);

    expect(await finalCount(page, path)).toBe(1);
  });

  test(`${method} to another query is one record`, async ({ page }) => {
    const before = unique(contact);
    const after = `${before}&page=2`;
    await page.goto(before);
    await viewOf(before);
    await page.evaluate(([name, url]) => history[name](null, '', url), [method, after] as const);

    expect(await finalCount(page, after)).toBe(1);
    expect(await finalCount(page, before)).toBe(1);
  });

  test(`${method} to the same address or to a hash is no record`, async ({ page }) => {
    const path = unique(contact);
    await page.goto(path);
    await viewOf(path);
    for (const url of [path, `${path}#main`])
      await page.evaluate(([name, to]) => history[name](null, '', to), [method, url] as const);

    expect(await finalCount(page, path)).toBe(1);
  });
}

test('a click on a link to a hash is no record', async ({ page }) => {
  const path = unique('/');
  await page.goto(path);
  await viewOf(path);
  await page.locator('.skip-link').press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);

  expect(await finalCount(page, path)).toBe(1);
});

test('going back to an earlier entry of the same document is one more record', async ({ page }) => {
  const first = unique(contact);
  const second = unique('/autre');
  await page.goto(first);
  await viewOf(first);
  await page.evaluate((url) => history.pushState(null, '', url), second);
  await viewOf(second);
  await page.goBack();

  expect(await finalCount(page, first)).toBe(2);
  expect(await finalCount(page, second)).toBe(1);
});
