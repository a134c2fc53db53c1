import { connect } from 'node:net';
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

test.each([
  'GET',
  'PATCH',
  'POST',
])('no web page may use the secret key, which everybody knows: %s', async (method) => {
  const address = `${platform.api}/rest/v1/form_submissions?id=eq.none`;
  const response = await fetch(address, {
    method,
    headers: { origin: 'https://evil.example', apikey: keys.serviceRole },
    body: method === 'GET' ? undefined : '{}',
  });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

/** Sends a request as it stands. @returns the status */
const raw = (head: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(platform.api);
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().match(/^HTTP\/1\.1 (\d+)/)?.[1]);
    });
    socket.write(`${head.replaceAll('\n', '\r\n')}\r\n\r\n`);
  });

const functionPath = '/functions/v1/send-demo-email';

test.each([
  ['400', `POST ${functionPath} HTTP/1.1\nHost: x\nKeep-Alive: 5\ncontent-type: application/json`],
  [
    '400',
    `POST ${functionPath} HTTP/1.1\nHost: x\nConnection: Upgrade\nUpgrade: h2c\ncontent-type: application/json`,
  ],
  ['404', 'GET // HTTP/1.1\nHost: x'],
  ['400', 'GET *@x:99999/ HTTP/1.1\nHost: x'],
  ['204', `PATCH /rest/v1/mails?id=eq.x HTTP/1.1\nHost: x\napikey: ${keys.serviceRole}`],
])('%s, and the platform goes on, for %j', async (status, head) => {
  expect(await raw(head)).toBe(status);
});

test('413 for a body that is larger than any of the site’s', async () => {
  for (const path of ['/rest/v1/page_views', functionPath]) {
    const { status } = await fetch(platform.api + path, {
      method: 'POST',
      headers: { apikey: keys.anon, 'content-type': 'application/json' },
      body: 'x'.repeat(1024 * 1024 + 1),
    });
    expect(status).toBe(413);
  }
});
