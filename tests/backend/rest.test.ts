import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import {
  keys,
  mailsOf,
  pageView,
  platform,
  rest,
  rowWith,
  site,
  viewsOf,
} from '../support/backend/platform';
import { demoFr } from '../support/backend/requests';
import { supabase } from '../support/backend/supabase';

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

  test.each([
    ['evil.example:54321', '403'],
    ['localhost.evil.example', '403'],
    ['localhost:1', '200'],
    ['127.0.0.1', '200'],
  ])('a page that calls this machine %s is answered %s', async (host, status) => {
    const key = `apikey: ${keys.serviceRole}`;
    expect(await raw(`GET /rest/v1/form_submissions HTTP/1.1\nHost: ${host}\n${key}`)).toBe(status);
  });

  test.each([
    'GET // HTTP/1.1\nHost: localhost',
    'GET *@x:99999/ HTTP/1.1\nHost: localhost',
    'POST /functions/v1/send-demo-email HTTP/1.1\nHost: localhost\nConnection: Upgrade\nUpgrade: h2c',
  ])('it goes on after %j', async (head) => {
    expect(await raw(head)).toMatch(/^4/);
  });
});

describe('the real client', () => {
  const client = supabase(platform.api, keys.anon);
  const headers = { Origin: site };

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
});
