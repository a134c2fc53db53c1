import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { derivedIds } from '@/supabase/functions/send-demo-email/submission-id';
import { ownDatabase } from '../support/backend/own-database';
import { mailsOf, rowsOf } from '../support/backend/platform';
import { contactEn, contactFr, demoEn, demoFr, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

async function expectRequests({ company }: Request, count: number) {
  expect(await rowsOf(company)).toHaveLength(count);
  expect(await mailsOf(company)).toHaveLength(count);
}
const expectOnce = (request: Request) => expectRequests(request, 1);

test('the same submission id again is answered 200 and is one row and one mail', async () => {
  const request = demoFr({ submissionId: randomUUID() });
  for (const _ of [1, 2, 3]) {
    const { status, body } = await send(request);
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, id: request.submissionId });
  }
  await expectOnce(request);
});

test('the same submission id ten times at once is one row and one mail', async () => {
  const request = demoFr({ submissionId: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(request)));
  for (const { status, body } of answers) {
    // 202 to the calls that find the first one still at its mail.
    expect([200, 202]).toContain(status);
    expect(body).toEqual({ ok: true, id: request.submissionId });
  }
  await expectOnce(request);
});

test('capitals in a submission id make no other id', async () => {
  const id = `${randomUUID().slice(0, 35)}a`;
  const request = demoFr({ submissionId: id });
  await send(request);
  const { status, body } = await send({ ...request, submissionId: id.toUpperCase() });
  expect(status).toBe(200);
  expect(body.id).toBe(id);
  await expectOnce(request);
});

test('a retry under the same id keeps what was stored first', async () => {
  const request = contactFr({ submissionId: randomUUID() });
  await send(request);
  await send({ ...request, message: 'Autre chose' });
  await expectOnce(request);
  expect((await rowsOf(request.company))[0]?.fields.message).toBe(request.message);
});

test('other ids are other requests, even with the same words', async () => {
  const request = demoEn();
  await send({ ...request, submissionId: randomUUID() });
  await send({ ...request, submissionId: randomUUID() });
  await expectRequests(request, 2);
});

test('a form posted again under the same id is led to the same page', async () => {
  const request = demoEn({ submissionId: randomUUID() });
  await post(request);
  expect((await post(request)).location).toBe('http://localhost:3000/en/sent#received');
  await expectOnce(request);
});

describe('without a submission id', () => {
  const tenMinutes = 10 * 60 * 1000;

  // A test that begins in the last seconds of a ten-minute window could end in the next one.
  beforeEach(async () => {
    const left = tenMinutes - (Date.now() % tenMinutes);
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left));
  });

  test('the same words within ten minutes are one row, one mail and one id', async () => {
    const request = demoFr();
    const first = await send(request);
    const second = await send(request);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    await expectOnce(request);
  });

  test('a double click on a form without script is one row and one mail', async () => {
    const request = contactFr();
    await Promise.all(Array.from({ length: 5 }, () => post(request)));
    await expectOnce(request);
  });

  test('spaces around the words and the order of the fields make no difference', async () => {
    const request = demoFr();
    await send(request);
    const reversed = Object.fromEntries(Object.entries(request).reverse());
    await send({ ...reversed, lastName: ' Lefèvre ' });
    await expectOnce(request);
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

  test.each([
    0,
    tenMinutes,
  ])('the ids of two servers, one ahead of the border by %i ms, meet', async (offset) => {
    const now = 1_000 * tenMinutes - 1000 + offset;
    const [early, late] = [await derivedIds('x', now), await derivedIds('x', now + 2000)];
    expect(early.nextId).toBe(late.id);
    expect(late.previousId).toBe(early.id);
  });

  test('two posts across a border are one row, whichever reaches the database first', async () => {
    const { previousId, id, nextId } = await derivedIds('x', Date.now());
    for (const stored of [previousId, nextId]) {
      const database = await ownDatabase();
      const store = async (own: string) => {
        const { rows } = await database.query(
          `select public.store_submission($1, 'demo', 'fr', '{"email": "a@b.example"}', false,
             p_previous => $2, p_next => $3) ->> 'id' as id`,
          [own, previousId, nextId],
        );
        return rows[0].id;
      };
      expect(await store(stored)).toBe(stored);
      expect(await store(id)).toBe(stored);
      await database.stop();
    }
  });
});
