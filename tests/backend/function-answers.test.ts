import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { platform } from '../support/backend/platform';
import { demoEn } from '../support/backend/requests';
import { functionUrl, send } from '../support/backend/send';

test('a valid request is answered 200 with its own submission id', async () => {
  const submissionId = randomUUID();
  const { status, body } = await send(demoEn({ submissionId }));
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, id: submissionId });
});

test('a request without submission id is answered with the id it was given', async () => {
  const { status, body } = await send(demoEn());
  expect(status).toBe(200);
  expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('no cache keeps an answer, and no browser guesses its type', async () => {
  const answers = [await send(demoEn()), await send('{'), await send('', { method: 'PUT' })];
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a call needs no key, and one that has a key may send it', async () => {
  const headers = { apikey: 'sb_publishable_local', authorization: 'Bearer sb_publishable_local' };
  expect((await send(demoEn())).status).toBe(200);
  expect((await send(demoEn(), { headers })).status).toBe(200);
});

test('JSON is known as such with a charset behind it', async () => {
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
  expect((await send(demoEn(), { headers })).status).toBe(200);
});

test.each([
  ...['', '{', 'type=demo', '{"type":"demo",}', '\u0000'],
  ...['null', '[]', '[{"type":"demo"}]', '"demo"', '1'],
])('400 for %j, which is no JSON object', async (text) => {
  const { status, body } = await send(text);
  expect(status).toBe(400);
  expect(body).toEqual({ error: 'json' });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('405 for %s, with what is allowed', async (method) => {
  const { status, headers, body } = await send(method === 'GET' ? undefined : '{}', { method });
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('POST, OPTIONS');
  expect(body).toEqual({ error: 'method' });
});

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'text/json',
])('415 for %s', async (type) => {
  const { status, body } = await send(demoEn(), { headers: { 'content-type': type } });
  expect(status).toBe(415);
  expect(body).toEqual({ error: 'content-type' });
});

test('an address that names the region of the function is the same function', async () => {
  const { status } = await send(demoEn(), { to: `${functionUrl}?forceFunctionRegion=eu-west-3` });
  expect(status).toBe(200);
});

test('415 where no content type is named', async () => {
  const body = new TextEncoder().encode(JSON.stringify(demoEn()));
  const response = await fetch(functionUrl, { method: 'POST', body });
  expect(response.status).toBe(415);
});

test.each(['other', 'send-demo-emails'])('404 for %s, which is no function', async (name) => {
  const response = await fetch(`${platform.api}/functions/v1/${name}`, { method: 'POST' });
  expect(response.status).toBe(404);
});
