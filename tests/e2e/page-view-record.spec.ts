import { expect, test } from '@playwright/test';
import { supabaseUrl } from '../../lib/environment';
import { sectorPath } from '../support/content';
import { pageViewsUrl, unique, viewOf } from '../support/page-views';

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
