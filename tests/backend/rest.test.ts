import { request } from 'node:http';
import { expect, test } from 'vitest';
import { keys, platform } from '../support/backend/platform';

/* What web pages may not do with the platform of a developer's machine, whose keys everybody knows. */

test.each([
  'GET',
  'PATCH',
  'POST',
])('no web page may use the secret key, which everybody knows: %s', async (method) => {
  const response = await fetch(`${platform.api}/rest/v1/form_submissions?id=eq.none`, {
    method,
    headers: { origin: 'https://evil.example', apikey: keys.serviceRole },
    body: method === 'GET' ? undefined : '{}',
  });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

/** Calls an address by another name of this machine, as a page does whose name leads to it. */
const call = (address: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((done, failed) => {
    request(address, { headers }, (response) => done(response.resume().statusCode))
      .once('error', failed)
      .end();
  });

test.each([
  ['evil.example', 403],
  ['localhost.evil.example:54321', 403],
  ['localhost:1', 200],
  ['127.0.0.1', 200],
])('a page that calls this machine %s is answered %i, by tables and mailbox', async (host, status) => {
  const table = `${platform.api}/rest/v1/form_submissions`;
  expect(await call(table, { host, apikey: keys.serviceRole })).toBe(status);
  expect(await call(platform.mailbox, { host })).toBe(status);
});
