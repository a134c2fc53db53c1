import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { supabaseUrl } from '../../lib/environment';
import { consentOn } from '../support/consent';
import { missingPath, pathOf, sectorPath } from '../support/content';
import { hold } from '../support/form-page';
import { finalCount, sessionIdIn, unique, viewOf, viewsOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

/** Where the browser sends its page views. */
const pageViewsUrl = '**/rest/v1/page_views';

for (const shown of [sectorPath.fr, missingPath.en])
  test(`a document shown at ${shown} is one record`, { tag: '@everywhere' }, async ({ page }) => {
    const path = unique(shown);
    await page.goto(path);

    expect(await finalCount(page, path)).toBe(1);
  });

test('a link to another page is one record there, which names the page before, under the one id of the tab', async ({
  page,
  context,
  baseURL,
}) => {
  const here = unique('/');
  const there = unique(sectorPath.en);
  await page.goto(here);
  const { session_id } = await viewOf(here);
  await page.evaluate((url) => location.assign(url), there);

  expect(await viewOf(there)).toMatchObject({ referrer: `${baseURL}${here}`, session_id });
  expect(await finalCount(page, there)).toBe(1);
  expect(await viewsOf(here)).toHaveLength(1);
  expect(await sessionIdIn(page)).toBe(session_id);

  const elsewhere = unique();
  await (await context.newPage()).goto(elsewhere);
  expect((await viewOf(elsewhere)).session_id).not.toBe(session_id);
  // No cookie, no local storage.
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('another path or query is one record, the same address or a link to a hash none', async ({
  page,
}) => {
  const path = unique('/autre');
  await page.goto('/');
  for (const to of [path, `${path}&page=2`, `${path}&page=2#main`, `${path}&page=2`])
    await page.evaluate((url) => history.pushState(null, '', url), to);
  await page.locator('.skip-link').press('Enter');
  await expect(page).toHaveURL(/#main$/);

  expect(await finalCount(page, path)).toBe(1);
  expect(await viewsOf(`${path}&page=2`)).toHaveLength(1);
});

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
});

test('the record does not wait for the load event', async ({ page }) => {
  // A font that does not arrive keeps the page from being loaded.
  const release = await hold(page, '**/*.woff2');
  const path = unique(sectorPath.fr);
  await page.goto(path, { waitUntil: 'commit' });
  await viewOf(path);

  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(await finalCount(page, path)).toBe(1);
  // Otherwise Playwright waits for five seconds.
  release();
});

test.describe('what is recorded', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) PageViewTest/1.0';
  test.use({ userAgent });

  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  test('the request carries four fields and the public key, is answered 201, and stored', async ({
    page,
  }) => {
    const sent = page.waitForRequest(pageViewsUrl);
    const page_path = unique(sectorPath.fr);
    await page.goto(page_path);
    const request = await sent;

    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(`${supabaseUrl}/rest/v1/page_views`);
    const headers = await request.allHeaders();
    expect(headers).toMatchObject({
      apikey: 'sb_publishable_local',
      'content-type': 'application/json',
    });
    // A publishable key is no token.
    expect(headers).not.toHaveProperty('authorization');
    expect((await request.response())?.status()).toBe(201);
    const fields = {
      page_path,
      user_agent: userAgent,
      referrer: null,
      session_id: expect.stringMatching(uuid),
    };
    expect(request.postDataJSON()).toEqual(fields);
    expect(await viewOf(page_path)).toEqual(fields);
  });
});

test.describe('a browser with long words', () => {
  test.use({ userAgent: 'x'.repeat(1000) });

  test('has them cut to what the table takes', async ({ page, baseURL }) => {
    const before = `${unique()}&${'a'.repeat(1000)}`;
    const after = `${unique()}&${'b'.repeat(1000)}`;
    await page.goto(before);
    await page.evaluate((url) => location.assign(url), after);

    expect(await viewOf(after.slice(0, 512))).toMatchObject({
      user_agent: 'x'.repeat(300),
      referrer: `${baseURL}${before}`.slice(0, 512),
    });
  });
});

/** What the page's script says and throws; the browser's own line on a failed request is not its. */
function listen(page: Page) {
  const said: ConsoleMessage[] = [];
  const thrown: Error[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) said.push(message);
  });
  page.on('pageerror', (error) => {
    // Of Playwright's clock (__pwClock.controller), which an earlier test may have left in a reused context.
    if (!error.message.includes("reading 'controller'")) thrown.push(error);
  });
  return { said, thrown };
}

async function visibleWords(page: Page) {
  await consentOn(page).refuse.waitFor();
  return page.locator('body').innerText();
}

for (const what of ['cannot be sent', 'is refused by the server'])
  test(`a page view that ${what} shows nothing, and is a debug line at most`, async ({ page }) => {
    await page.goto(unique(contact));
    const usual = await visibleWords(page);
    const { said, thrown } = listen(page);
    await page.route(pageViewsUrl, (route) =>
      what === 'cannot be sent'
        ? route.abort()
        : route.continue({ postData: '{"no_such_column":1}' }),
    );
    const isView = { predicate: (r: { url(): string }) => r.url().endsWith('/page_views') };
    const over = Promise.race([
      page.waitForEvent('requestfailed', isView),
      page.waitForEvent('requestfinished', isView),
    ]);
    await page.goto(unique(contact));
    await over;

    expect(await visibleWords(page)).toBe(usual);
    expect(said.filter((message) => message.type() !== 'debug')).toEqual([]);
    expect(thrown).toEqual([]);
  });
