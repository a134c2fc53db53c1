import { expect, test } from 'vitest';
import { pageView, sendView } from '../support/backend/page-view';
import { keys, platform } from '../support/backend/platform';

test('a page of any origin may add a page view, and its browser may keep that answer', async () => {
  const { status, headers } = await fetch(`${platform.api}/rest/v1/page_views`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://www.site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type',
    },
  });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')).toContain('POST');
  expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/);
  expect(allowed).toEqual(
    expect.arrayContaining([
      ...['apikey', 'authorization', 'content-profile', 'content-type', 'prefer', 'x-client-info'],
    ]),
  );
});

test('answers and refusals may be read from any origin', async () => {
  const answers = [await sendView(pageView()), await sendView(pageView({ page_path: '' }))];
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('*');
});

test('400 for a body that is no JSON', async () => {
  const response = await fetch(`${platform.api}/rest/v1/page_views`, {
    method: 'POST',
    headers: { apikey: keys.anon, 'content-type': 'application/json' },
    body: '{',
  });
  expect(response.status).toBe(400);
  expect(Object.keys(await response.json()).sort()).toEqual(['code', 'details', 'hint', 'message']);
});
