import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { keys, pageView, platform, rest, rowWith, viewsOf } from '../support/backend/platform';

describe('the public key', () => {
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
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: '42501' });
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
});

describe('the service role', () => {
  const asService = (method: string, path: string, body?: unknown) =>
    rest(method, path, keys.serviceRole, body);

  const fields = { email: 'zoe@cabinet.example', a: 1 };
  const submission = () => ({ id: randomUUID(), type: 'demo', locale: 'fr', fields });

  test('it adds, reads and changes requests of prospects, one at a time', async () => {
    const [one, other] = [submission(), submission()];
    for (const row of [one, other])
      expect(await asService('POST', 'form_submissions', row)).toMatchObject({
        status: 201,
        text: '',
      });
    const path = `form_submissions?id=eq.${one.id}`;
    expect((await asService('PATCH', path, { status: 'sent' })).status).toBe(204);
    expect(await asService('GET', `${path}&select=id,status`)).toMatchObject({
      status: 200,
      json: [{ id: one.id, status: 'sent' }],
    });
    expect((await rowWith(other.id))?.status).toBe('stored');
  });

  test.each([
    { type: 'newsletter' },
    { locale: 'deutsch' },
    { status: 'lost' },
    { fields: null },
  ])('the table itself refuses %j', async (bad) => {
    const row = { ...submission(), ...bad };
    const { status, json } = await asService('POST', 'form_submissions', row);
    expect(status).toBe(400);
    expect(json.code).toMatch(/^235(14|02)$/);
    expect(await rowWith(row.id)).toBeUndefined();
  });
});

describe('the gateway', () => {
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

  /** The status of a call that names this host. */
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      const headers = { host, apikey: keys.serviceRole };
      const call = request(`${platform.api}/rest/v1/form_submissions`, { headers });
      call
        .once('response', (response) => resolve(response.resume().statusCode))
        .once('error', reject)
        .end();
    });

  test.each([
    ['evil.example:54321', 403],
    ['localhost.evil.example', 403],
    ['localhost:1', 200],
    ['127.0.0.1', 200],
  ])('a page that calls this machine %s is answered %s', async (host, status) => {
    expect(await statusFor(host)).toBe(status);
  });
});
