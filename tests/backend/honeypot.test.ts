import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailsOf, rowsOf } from '../support/backend/platform';
import { demoEn, forms, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/** A mail that came after all would come before that of a later request. */
async function expectNoMail({ company }: Request) {
  const later = demoEn();
  await send(later);
  expect(await mailsOf(later.company)).toHaveLength(1);
  expect(await mailsOf(company)).toEqual([]);
}

test.each(forms)('the $name form with the honeypot filled: 200, spam, no mail', async ({
  form,
}) => {
  const request = form({ submissionId: randomUUID(), website: 'https://spam.example' });
  const { status, body } = await send(request);
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, id: request.submissionId });
  expect(await rowsOf(request.company)).toMatchObject([{ status: 'spam', sent_at: null }]);
  await expectNoMail(request);
});

test('a machine that posts it again learns nothing and stays one row', async () => {
  const request = demoEn({ submissionId: randomUUID(), website: 'x' });
  const first = await send(request);
  const second = await send(request);
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect(await rowsOf(request.company)).toHaveLength(1);
  await expectNoMail(request);
});

test('a machine that posts the form is led to the page that says it was received', async () => {
  const request = demoEn({ website: 'x' });
  expect((await post(request)).location).toBe('http://localhost:3000/en/sent#received');
  await expectNoMail(request);
});

test('left empty, it is no spam', async () => {
  const request = demoEn({ website: '' });
  expect((await send(request)).status).toBe(200);
  expect(await rowsOf(request.company)).toMatchObject([{ status: 'sent' }]);
});

test('a person who writes the same words as a machine is heard', async () => {
  const request = demoEn();
  await post({ ...request, website: 'x' });
  await post(request);
  expect(await mailsOf(request.company)).toHaveLength(1);
});
