import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { supabaseUrl } from '../../lib/environment';
import { consentOn } from '../support/consent';
import { missingPath, pathOf, sectorPath } from '../support/content';
import {
  finalCount,
  pageViewsUrl,
  sessionIdIn,
  unique,
  viewOf,
  viewsOf,
} from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

test('a document shown is one record', { tag: '@everywhere' }, async ({ page }) => {
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

test.describe('what is recorded', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) PageViewTest/1.0';
  test.use({ userAgent });

  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  for (const page_path of [unique(sectorPath.fr), unique(sectorPath.en)])
    test(`a view of ${page_path.split('?')[0]} is stored with its path, query and browser`, async ({
      page,
    }) => {
      await page.goto(page_path);

      expect(await viewOf(page_path)).toEqual({
        page_path,
        user_agent: userAgent,
        referrer: null,
        session_id: expect.stringMatching(uuid),
      });
    });

  test('a view after a link names the page the visitor came from', async ({ page, baseURL }) => {
    const before = unique('/');
    const after = unique(sectorPath.fr);
    await page.goto(before);
    await page.evaluate((url) => location.assign(url), after);

    expect(await viewOf(after)).toMatchObject({ referrer: `${baseURL}${before}` });
  });

  test('the request carries the four fields and the public key, and is answered 201', async ({
    page,
  }) => {
    const sent = page.waitForRequest(pageViewsUrl);
    await page.goto(unique());
    const request = await sent;

    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(`${supabaseUrl}/rest/v1/page_views`);
    expect(Object.keys(request.postDataJSON()).sort()).toEqual([
      'page_path',
      'referrer',
      'session_id',
      'user_agent',
    ]);
    const headers = await request.allHeaders();
    expect(headers).toMatchObject({
      apikey: 'sb_publishable_local',
      'content-type': 'application/json',
    });
    // A publishable key is no token.
    expect(headers).not.toHaveProperty('authorization');
    expect((await request.response())?.status()).toBe(201);
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
