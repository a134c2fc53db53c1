import { afterAll, expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { mailsOf, rowsOf, site } from '../support/backend/platform';
import { demoEn, type Request } from '../support/backend/requests';
import { ownAddress, post, send } from '../support/backend/send';

const limit = 32 * 1024;

/** A request as JSON of exactly so many bytes; what fills it is a field the function does not know. */
function jsonOf(bytes: number, request: Request): string {
  const empty = JSON.stringify({ ...request, filler: '' });
  return JSON.stringify({ ...request, filler: 'x'.repeat(bytes - Buffer.byteLength(empty)) });
}

const alone = await startOwnFunction();
afterAll(alone.stop);

test('a body of 32 KB is read', async () => {
  expect((await send(jsonOf(limit, demoEn()))).status).toBe(200);
});

test('a body of one byte more is answered 413, and neither stored nor mailed', async () => {
  const request = demoEn();
  const { status, body } = await send(jsonOf(limit + 1, request));
  expect(status).toBe(413);
  expect(body).toEqual({ error: 'too-large' });
  expect(await rowsOf(request.company)).toEqual([]);
  expect(await mailsOf(request.company)).toEqual([]);
});

test('bytes count, not letters', async () => {
  const { status } = await send({ ...demoEn(), filler: 'é'.repeat(limit / 2) });
  expect(status).toBe(413);
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
  const response = await fetch(alone.address, {
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
