import { expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { rowsOf, site } from '../support/backend/platform';
import { demoEn } from '../support/backend/requests';
import { functionUrl, post, send } from '../support/backend/send';

const twoSites = await startOwnFunction({
  ALLOWED_ORIGINS: 'https://www.site.example, https://preview.site.example',
  SITE_URL: 'https://www.site.example',
});

/** What only looks like the site. */
const foreign = [
  'https://evil.example',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://localhost:3000.evil.example',
  'http://localhost:30000',
  'null',
];

test.each(foreign)('a call from %s is answered 403 and stores nothing', async (origin) => {
  const request = demoEn();
  const { status, body, headers } = await send(request, { headers: { origin } });
  expect(status).toBe(403);
  expect(body).toEqual({ error: 'origin' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  // A form without an origin may be the site's.
  if (origin !== 'null')
    expect(await post(request, { origin })).toEqual({ status: 403, location: null });
  expect(await rowsOf(request.company)).toEqual([]);
});

test.each([
  ['null', 'https://www.site.example'],
  ['https://site.example', 'https://www.site.example'],
])('a form posted from %s, which may be the site, is led to the page with other ways to write', async (origin, to) => {
  const request = demoEn();
  expect(await post(request, { to: twoSites, origin })).toEqual({
    status: 303,
    location: `${to}/en/sent#failed`,
  });
  expect(await rowsOf(request.company)).toEqual([]);
});

test('the site may read every answer, and caches know that it depends on the origin', async () => {
  for (const body of [demoEn(), '{', {}]) {
    const { headers } = await send(body);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('vary')).toMatch(/\borigin\b/i);
  }
});

test('each origin on the list may call, and a form goes back to the one it came from', async () => {
  const to = twoSites;
  for (const origin of ['https://www.site.example', 'https://preview.site.example']) {
    const { status, headers } = await send(demoEn(), { to, headers: { origin } });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect((await post(demoEn(), { to, origin })).location).toBe(`${origin}/en/sent#received`);
  }
  expect((await send(demoEn(), { to, headers: { origin: site } })).status).toBe(403);
});

const preflight = (origin: string) =>
  fetch(functionUrl, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  });

const list = (header: string | null) => (header ?? '').toLowerCase().split(/,\s*/);

test('the site may post, with the headers of the function client', async () => {
  const { status, headers } = await preflight(site);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(site);
  expect(list(headers.get('access-control-allow-methods'))).toContain('post');
  expect(list(headers.get('access-control-allow-headers'))).toEqual(
    expect.arrayContaining(['apikey', 'authorization', 'content-type', 'x-client-info']),
  );
  expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  expect(headers.get('vary')).toMatch(/\borigin\b/i);
});

test('any other origin is allowed nothing', async () => {
  const { headers } = await preflight('https://evil.example');
  for (const name of ['origin', 'methods', 'headers', 'credentials'])
    expect(headers.get(`access-control-allow-${name}`)).toBeNull();
});
