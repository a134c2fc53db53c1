import { expect, test } from '@playwright/test';
import { pathOf, sectorPath } from '../support/content';
import { finalCount, unique, viewOf, viewsOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

test.describe('on a clock that stands still', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T10:00:00' });
    await page.clock.pauseAt('2026-01-01T10:00:01');
  });

  test('the record leaves about 100 ms after the script ran', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/page_views')) sent.push(request.postDataJSON().page_path);
    });
    const path = unique();
    await page.goto(path);
    await page.clock.runFor(80);
    expect(sent).toEqual([]);

    await page.clock.runFor(40);
    await viewOf(path);
    expect(sent).toEqual([path]);
  });

  test('a visitor who leaves before that is counted once all the same', async ({ page }) => {
    const path = unique('/');
    await page.goto(path);
    await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).press('Enter');
    await expect(page).toHaveURL(contact);
    await viewOf(path);

    const later = unique('/later');
    await page.goto(later);
    await page.clock.runFor(200);
    await viewOf(later);
    expect(await viewsOf(path)).toHaveLength(1);
  });

  test('two moves within 100 ms are a record each', async ({ page }) => {
    const [first, second] = [unique('/un'), unique('/deux')];
    await page.goto('/');
    for (const url of [first, second])
      await page.evaluate((to) => history.pushState(null, '', to), url);
    await page.clock.runFor(200);
    await viewOf(second);

    expect(await viewsOf(first)).toHaveLength(1);
    expect(await viewsOf(second)).toHaveLength(1);
  });
});

test('the record does not wait for the load event', async ({ page }) => {
  // A font that never arrives keeps the page from ever being loaded.
  await page.route('**/*.woff2', () => {});
  const path = unique(sectorPath.fr);
  await page.goto(path, { waitUntil: 'commit' });
  await viewOf(path);

  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(await finalCount(page, path)).toBe(1);
});
