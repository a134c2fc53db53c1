import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownDatabase } from '../support/backend/own-database';
import { rowsOf } from '../support/backend/platform';
import { contactFr, demoEn } from '../support/backend/requests';
import { ownAddress, post, send } from '../support/backend/send';

/* Ten requests an address and ten minutes. */

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const request = () => demoEn({ submissionId: randomUUID() });

const busy = ownAddress();
const requests = Array.from({ length: 11 }, request);
const answers = await Promise.all(requests.map((body) => send(body, from(busy))));

test('of eleven requests at once, ten are stored and one is told when to come back', async () => {
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.body).toEqual({ error: 'too-many' });
  const seconds = Number(refused[0]?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  const stored = await Promise.all(requests.map(({ company }) => rowsOf(company)));
  expect(stored.map(({ length }) => length).sort()).toEqual([0, ...Array(10).fill(1)]);
});

test.each([
  [contactFr, 'http://localhost:3000/envoi#too-many'],
  [demoEn, 'http://localhost:3000/en/sent#too-many'],
])('a form without script is led to the page that says so', async (form, location) => {
  expect(await post(form(), from(busy))).toEqual({ status: 303, location });
});

test('the same request again does not count, and is never refused as a new one', async () => {
  const address = ownAddress();
  const one = request();
  for (let time = 0; time < 5; time++) expect((await send(one, from(address))).status).toBe(200);
  for (let more = 0; more < 9; more++)
    expect((await send(request(), from(address))).status).toBe(200);
  expect((await send(request(), from(address))).status).toBe(429);
  expect(await send(one, from(address))).toMatchObject({
    status: 200,
    body: { ok: true, id: one.submissionId },
  });
});

test('ten minutes later the address is free again', async () => {
  const database = await ownDatabase();
  const store = async () => {
    const { rows } = await database.query(
      `select public.store_submission(gen_random_uuid(), 'demo', 'fr', '{"email": "a@b.example"}',
         false, false, 'hash') ->> 'state' as state`,
    );
    return rows[0].state;
  };
  for (let time = 0; time < 10; time++) expect(await store()).toBe('new');
  for (const [minutesAgo, state] of [
    [9, 'limited'],
    [10, 'new'],
  ]) {
    await database.query(
      `update form_submissions set created_at = now() - interval '${minutesAgo} minutes'`,
    );
    expect(await store()).toBe(state);
  }
  await database.stop();
});
