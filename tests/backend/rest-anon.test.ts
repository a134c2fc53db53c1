import { expect, test } from 'vitest';
import { pageView, sendView, viewsOf } from '../support/backend/page-view';
import { keys, platform, rest } from '../support/backend/platform';

const asAnon = (method: string, path: string, body?: unknown) =>
  rest(method, path, keys.anon, body);

/** What PostgREST says to the public key where a grant is missing. */
const denied = (answer: { status: number; json: unknown }) =>
  expect(answer).toMatchObject({
    status: 401,
    json: {
      code: '42501',
      details: null,
      message: expect.stringMatching(/^permission denied for /),
    },
  });

test('a page view can be added, but neither read, changed nor removed', async () => {
  const view = pageView();
  await sendView(view);
  const one = `page_views?session_id=eq.${view.session_id}`;
  denied(await asAnon('GET', one));
  denied(await asAnon('GET', `${one}&select=page_path`));
  denied(await asAnon('PATCH', one, { page_path: '/changed' }));
  expect((await asAnon('DELETE', one)).status).toBeGreaterThanOrEqual(400);
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test('asking for the added row back is refused, and nothing is added', async () => {
  const view = pageView();
  const response = await fetch(`${platform.api}/rest/v1/page_views`, {
    method: 'POST',
    headers: {
      apikey: keys.anon,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(view),
  });
  denied({ status: response.status, json: await response.json() });
  expect(await viewsOf(view.session_id)).toEqual([]);
});

test.each([
  ['no key', undefined],
  ['an empty key', ''],
  ['a wrong key', 'sb_secret_wrong'],
  ['half a key', 'sb_publishable'],
  ['the name of a property of every object', 'constructor'],
])('401 with %s, whatever is asked', async (_, key) => {
  const view = pageView();
  expect((await rest('POST', 'page_views', key, view)).status).toBe(401);
  expect((await rest('GET', 'form_submissions', key)).status).toBe(401);
  expect(await viewsOf(view.session_id)).toEqual([]);
});
