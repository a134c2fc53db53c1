import { beforeEach, expect, test } from 'vitest';
import { mailsOf, rowsOf } from '../support/backend/platform';
import { contactEn, contactFr, demoFr, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

const tenMinutes = 10 * 60 * 1000;

// A test that begins in the last seconds of a ten-minute window could end in the next one.
beforeEach(async () => {
  const left = tenMinutes - (Date.now() % tenMinutes);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left));
});

async function expectRequests({ company }: Request, count: number) {
  expect(await rowsOf(company)).toHaveLength(count);
  expect(await mailsOf(company)).toHaveLength(count);
}

test('the same words within ten minutes are one row, one mail and one id', async () => {
  const request = demoFr();
  const first = await send(request);
  const second = await send(request);
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  await expectRequests(request, 1);
});

test('a double click on a form without script is one row and one mail', async () => {
  const request = contactFr();
  await Promise.all(Array.from({ length: 5 }, () => post(request)));
  await expectRequests(request, 1);
});

test('spaces around the words and the order of the fields make no difference', async () => {
  const request = demoFr();
  await send(request);
  const reversed = Object.fromEntries(Object.entries(request).reverse());
  await send({ ...reversed, lastName: ' Lefèvre ' });
  await expectRequests(request, 1);
});

test('one other word is another request', async () => {
  const request = contactFr();
  await post(request);
  await post({ ...request, message: 'Autre chose' });
  await expectRequests(request, 2);
});

test('the same words in the other language are another request', async () => {
  const request = contactFr();
  await post(request);
  await post(contactEn({ ...request, locale: 'en' }));
  await expectRequests(request, 2);
});
