import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { freePort } from '@/supabase/local/ports';
import {
  keys,
  mailsOf,
  pageView,
  platform,
  rest,
  rowWith,
  sendView,
  site,
  viewsOf,
} from '../support/backend/platform';
import { demoFr } from '../support/backend/requests';
import { supabase } from '../support/backend/supabase';

describe('the public key', () => {
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
});

describe('the service role', () => {
  const asService = (method: string, path: string, body?: unknown) =>
    rest(method, path, keys.serviceRole, body);

  const fields = { email: 'zoe@cabinet.example', a: 1 };
  const submission = () => ({ id: randomUUID(), type: 'demo', locale: 'fr', fields });

  test('it reads page views', async () => {
    const view = pageView();
    await sendView(view);
    const { status, json } = await asService('GET', `page_views?session_id=eq.${view.session_id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject([view]);
  });

  test('403, not 401, where it has no grant: it neither adds nor changes page views', async () => {
    const view = pageView();
    await sendView(view);
    const added = await asService('POST', 'page_views', view);
    const changed = await asService('PATCH', `page_views?session_id=eq.${view.session_id}`, {
      page_path: '/changed',
    });
    for (const answer of [added, changed])
      expect(answer).toMatchObject({ status: 403, json: { code: '42501' } });
    expect(await viewsOf(view.session_id)).toMatchObject([view]);
  });

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
    'neq.sent',
    'in.(sent,spam)',
    'sent',
  ])('400 for a filter that is not served, status=%s, and no row is changed', async (filter) => {
    const row = submission();
    await asService('POST', 'form_submissions', row);
    const path = `form_submissions?id=eq.${row.id}&status=${filter}`;
    for (const answer of [
      await asService('PATCH', path, { type: 'contact' }),
      await asService('GET', path),
    ])
      expect(answer).toMatchObject({
        status: 400,
        json: {
          message: `status=${filter} is not supported: supabase/local/rest.ts only knows eq filters.`,
        },
      });
    expect((await rowWith(row.id))?.type).toBe('demo');
  });

  test('409 for a second row with the same id, in PostgREST’s words', async () => {
    const row = submission();
    await asService('POST', 'form_submissions', row);
    const { status, json } = await asService('POST', 'form_submissions', row);
    expect(status).toBe(409);
    expect(json).toEqual({
      code: '23505',
      details: `Key (id)=(${row.id}) already exists.`,
      hint: null,
      message: 'duplicate key value violates unique constraint "form_submissions_pkey"',
    });
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

  test('an unknown table or function is not found', async () => {
    expect((await asService('GET', 'nothing')).status).toBe(404);
    expect((await asService('POST', 'rpc/nothing', {})).status).toBe(404);
  });
});

describe('the gateway', () => {
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
        ...[
          'apikey',
          'authorization',
          'content-profile',
          'content-type',
          'prefer',
          'x-client-info',
        ],
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
    expect(Object.keys(await response.json()).sort()).toEqual([
      'code',
      'details',
      'hint',
      'message',
    ]);
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
    [
      '400',
      `POST ${functionPath} HTTP/1.1\nHost: localhost\nKeep-Alive: 5\ncontent-type: application/json`,
    ],
    [
      '400',
      `POST ${functionPath} HTTP/1.1\nHost: localhost\nConnection: Upgrade\nUpgrade: h2c\ncontent-type: application/json`,
    ],
    ['404', 'GET // HTTP/1.1\nHost: localhost'],
    ['400', 'GET *@x:99999/ HTTP/1.1\nHost: localhost'],
    ['204', `PATCH /rest/v1/mails?id=eq.x HTTP/1.1\nHost: localhost\napikey: ${keys.serviceRole}`],
  ])('%s, and the platform goes on, for %j', async (status, head) => {
    expect(await raw(head)).toBe(status);
  });

  test.each([
    'evil.example',
    'evil.example:54321',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])('a page whose own name %s leads here reads nothing', async (host) => {
    const key = `apikey: ${keys.serviceRole}`;
    expect(await raw(`GET /rest/v1/form_submissions HTTP/1.1\nHost: ${host}\n${key}`)).toBe('403');
  });

  test.each([
    'localhost:1',
    '127.0.0.1',
    'LOCALHOST',
  ])('this machine is called %s', async (host) => {
    const key = `apikey: ${keys.serviceRole}`;
    expect(await raw(`GET /rest/v1/form_submissions HTTP/1.1\nHost: ${host}\n${key}`)).toBe('200');
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
});

describe('the real client', () => {
  const client = supabase(platform.api, keys.anon);
  const headers = { Origin: site };

  test('it adds a page view', async () => {
    const view = pageView();
    const { status, error, data } = await client.from('page_views').insert(view);
    expect({ status, error, data }).toEqual({ status: 201, error: null, data: null });
    expect(await viewsOf(view.session_id)).toMatchObject([view]);
  });

  test('it is told why a page view is refused', async () => {
    const { status, error } = await client.from('page_views').insert(pageView({ page_path: 'x' }));
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '23514', details: null, hint: null });
  });

  test('it sends a request through functions.invoke', async () => {
    const body = demoFr({ submissionId: crypto.randomUUID() });
    const { data, error } = await client.functions.invoke('send-demo-email', { body, headers });
    expect(error).toBeNull();
    expect(data).toEqual({ ok: true, id: body.submissionId });
    expect(await mailsOf(body.company)).toHaveLength(1);
  });

  test('an answer that refuses is a FunctionsHttpError, with the answer in it', async () => {
    const body = demoFr({ consent: false });
    const { data, error } = await client.functions.invoke('send-demo-email', { body, headers });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error.context.status).toBe(422);
    expect(await error.context.json()).toEqual({
      error: 'invalid',
      fields: { consent: ['required'] },
    });
  });

  test('a dead port is a FunctionsFetchError', async () => {
    const dead = supabase(`http://127.0.0.1:${await freePort()}`, keys.anon);
    const { data, error } = await dead.functions.invoke('send-demo-email', { body: demoFr() });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsFetchError);
  });
});
