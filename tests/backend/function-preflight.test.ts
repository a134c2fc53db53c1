import { expect, test } from 'vitest';
import { site } from '../support/backend/platform';
import { functionUrl } from '../support/backend/send';

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
});

test('the browser may keep the answer', async () => {
  const { headers } = await preflight(site);
  expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  expect(headers.get('vary')).toMatch(/\borigin\b/i);
});

test('any other origin is allowed nothing', async () => {
  const { headers } = await preflight('https://evil.example');
  for (const name of ['origin', 'methods', 'headers', 'credentials'])
    expect(headers.get(`access-control-allow-${name}`)).toBeNull();
});
