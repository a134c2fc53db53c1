import { expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { mailsOf, rowsOf, site } from '../support/backend/platform';
import { demoEn, demoFr, type Request } from '../support/backend/requests';
import { functionUrl, ownAddress, post, send } from '../support/backend/send';

test('no cache keeps an answer, and no browser guesses its type', async () => {
  const answers = [await send(demoEn()), await send('{'), await send('', { method: 'PUT' })];
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
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

test.each([
  ['/forget', 404, { error: 'path' }],
  ['/retry/retry', 404, { error: 'path' }],
  ['/health', 404, { error: 'path' }],
  ['/', 200, { ok: true, id: expect.any(String) }],
])('a form posted to %s below the function: %i', async (path, expected, answer) => {
  const { status, body } = await send(demoEn(), { to: `${functionUrl}${path}` });
  expect(status).toBe(expected);
  expect(body).toEqual(answer);
});

test('422 names every faulty field, each with its codes', async () => {
  const request = demoEn({ firstName: ' ', email: 'x', sector: 'banks', consent: false });
  const { status, body } = await send(request);
  expect(status).toBe(422);
  expect(body).toEqual({
    error: 'invalid',
    fields: {
      firstName: ['required'],
      email: ['invalid'],
      sector: ['invalid'],
      consent: ['required'],
    },
  });
  expect(await rowsOf(request.company)).toEqual([]);
});

const envelopes: [what: string, name: string, changes: Request][] = [
  ['no type', 'type', { type: undefined }],
  ['another type', 'type', { type: 'newsletter' }],
  ['a type every object knows', 'type', { type: '__proto__' }],
  ['no locale', 'locale', { locale: undefined }],
  ['another locale', 'locale', { locale: 'de' }],
  ['a submission id that is no UUID', 'submissionId', { submissionId: 'one' }],
  ['an empty submission id', 'submissionId', { submissionId: '' }],
  ['a number for a submission id', 'submissionId', { submissionId: 7 }],
  ['a boolean in the honeypot', 'website', { website: true }],
  ['a flood in the honeypot', 'website', { website: 'x'.repeat(2001) }],
];

test.each(envelopes)('422 for %s', async (_, name, changes) => {
  const request = demoEn(changes);
  const { status, body } = await send(request);
  expect(status).toBe(422);
  expect(body.error).toBe('invalid');
  expect(Object.keys(body.fields)).toEqual([name]);
  expect(await rowsOf(request.company)).toEqual([]);
});

test('a form with a fault that has no field leads to the page that says it is invalid', async () => {
  const bad = [{ type: 'other' }, { submissionId: 'one' }, { website: 'x'.repeat(2001) }];
  expect((await post({})).location).toBe('http://localhost:3000/envoi#invalid');
  for (const changes of bad)
    expect((await post(demoEn(changes))).location).toBe('http://localhost:3000/en/sent#invalid');
  expect((await post(demoEn({ locale: 'de' }))).location).toBe(
    'http://localhost:3000/envoi#invalid',
  );
});

const limit = 32 * 1024;

/** A request as JSON of exactly so many bytes; what fills it is a field the function does not know. */
function jsonOf(bytes: number, request: Request): string {
  const empty = JSON.stringify({ ...request, filler: '' });
  return JSON.stringify({ ...request, filler: 'x'.repeat(bytes - Buffer.byteLength(empty)) });
}

const alone = await startOwnFunction();

test('a body of one byte more is answered 413, and neither stored nor mailed', async () => {
  const request = demoEn();
  const { status, body } = await send(jsonOf(limit + 1, request));
  expect(status).toBe(413);
  expect(body).toEqual({ error: 'too-large' });
  expect(await rowsOf(request.company)).toEqual([]);
  expect(await mailsOf(request.company)).toEqual([]);
});

test.each([
  [limit, 200],
  [limit + 1, 413],
])('%i bytes in chunks, without content-length, are answered %i', async (bytes, status) => {
  const json = new TextEncoder().encode(jsonOf(bytes, demoEn()));
  const chunks = [json.slice(0, 10_000), json.slice(10_000, 20_000), json.slice(20_000)];
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const response = await fetch(alone, {
    method: 'POST',
    headers: {
      origin: site,
      'content-type': 'application/json',
      'cf-connecting-ip': ownAddress(),
    },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(status);
});

test.each([
  ['fr', '/envoi'],
  ['en', '/en/sent'],
])('a form over 32 KB in %s leads to the page in its language that says it failed', async (locale, page) => {
  const location = `http://localhost:3000${page}#failed`;
  expect(await post(demoEn({ locale, message: 'x'.repeat(limit) }))).toEqual({
    status: 303,
    location,
  });
});

const french = 'http://localhost:3000/envoi';

test('nothing that is posted leads out of the site', async () => {
  const elsewhere = 'https://evil.example/';
  const names = ['locale', 'redirect', 'origin', 'next', elsewhere];
  for (const name of names) {
    const { location } = await post(demoFr({ [name]: elsewhere }), {
      origin: null,
      headers: { referer: elsewhere, 'x-forwarded-host': 'evil.example' },
    });
    expect(location?.startsWith(`${french}#`)).toBe(true);
  }
});
