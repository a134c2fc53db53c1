import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { derivedIds } from '@/supabase/functions/send-demo-email/submission-id';
import { ownDatabase } from '../support/backend/own-database';
import { mailsOf, rowsOf } from '../support/backend/platform';
import { contactEn, contactFr, demoFr, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

async function expectRequests({ company }: Request, count: number) {
  expect(await rowsOf(company)).toHaveLength(count);
  expect(await mailsOf(company)).toHaveLength(count);
}
const expectOnce = (request: Request) => expectRequests(request, 1);

test('the same submission id again, in capitals or with other words, is the first request', async () => {
  const id = `${randomUUID().slice(0, 35)}a`;
  const request = demoFr({ submissionId: id });
  for (const changes of [{}, { submissionId: id.toUpperCase() }, { objective: 'Autre chose' }]) {
    const { status, body } = await send({ ...request, ...changes });
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, id });
  }
  await expectOnce(request);
  expect((await rowsOf(request.company))[0]?.fields.objective).toBe(request.objective);
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

describe('without a submission id', () => {
  const tenMinutes = 10 * 60 * 1000;

  // A test that begins in the last seconds of a ten-minute window could end in the next one.
  beforeEach(async () => {
    const left = tenMinutes - (Date.now() % tenMinutes);
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left));
  });

  test('the same words within ten minutes, spaces and order aside, are one row, one mail and one id', async () => {
    const request = demoFr();
    const first = await send(request);
    expect(first.body.id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    const reversed = Object.fromEntries(Object.entries(request).reverse());
    const second = await send({ ...reversed, lastName: ' Lefèvre ' });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    await expectOnce(request);
  });

  test('a double click on a form without script is one row and one mail', async () => {
    const request = contactFr();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(request)));
    for (const { location } of answers) expect(location).toMatch(/\/envoi#(received|pending)$/);
    await expectOnce(request);
  });

  test.each([
    ['with one other word', (request: Request) => ({ ...request, message: 'Autre chose' })],
    ['in the other language', (request: Request) => contactEn({ ...request, locale: 'en' })],
  ])('%s it is another request', async (_, changed) => {
    const request = contactFr();
    await post(request);
    await post(changed(request));
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
