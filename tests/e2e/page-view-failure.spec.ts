import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { consentOn } from '../support/consent';
import { pathOf } from '../support/content';
import { pageViewsUrl, unique, viewOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

/** What the page's script says and throws; the browser's own line on a failed request is not its. */
function listen(page: Page) {
  const said: ConsoleMessage[] = [];
  const thrown: Error[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) said.push(message);
  });
  page.on('pageerror', (error) => thrown.push(error));
  return { said, thrown };
}

async function visibleWords(page: Page) {
  await consentOn(page).refuse.waitFor();
  return page.locator('body').innerText();
}

test('a page view that cannot be sent shows nothing, and is only a debug line', async ({
  page,
}) => {
  await page.goto(unique(contact));
  const usual = await visibleWords(page);
  const { said, thrown } = listen(page);
  await page.route(pageViewsUrl, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (r) => r.url().endsWith('/page_views'));
  await page.goto(unique(contact));
  await failed;

  await expect.poll(() => said.map((message) => message.type())).toEqual(['debug']);
  expect(await visibleWords(page)).toBe(usual);
  expect(thrown).toEqual([]);
});

test('a page view that the server refuses shows nothing, and no script error', async ({ page }) => {
  const counted = unique(contact);
  await page.goto(counted);
  await viewOf(counted);
  const usual = await visibleWords(page);
  const { said, thrown } = listen(page);
  await page.route(pageViewsUrl, (route) => route.continue({ postData: '{"no_such_column":1}' }));
  const refused = page.waitForResponse(pageViewsUrl);
  await page.goto(unique(contact));

  expect((await refused).status()).toBeGreaterThanOrEqual(400);
  expect(await visibleWords(page)).toBe(usual);
  expect(said.filter((message) => message.type() !== 'debug')).toEqual([]);
  expect(thrown).toEqual([]);
});
