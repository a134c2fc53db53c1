import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnDatabase, ownDatabase } from '../../support/backend/own-database';

let postgres: OwnDatabase;
beforeAll(async () => {
  postgres = await ownDatabase();
}, 120_000);
afterAll(() => postgres.stop());

const store = () =>
  postgres.query(
    `select public.store_submission($1, 'demo', 'fr', '{"email": "anne@prospect.example"}', false)`,
    [randomUUID()],
  );

const claimed = async () =>
  (await postgres.query('select public.claim_mails(10) as mails')).rows[0].mails.length;

/** As if so many seconds had passed since the mail was claimed. */
const wait = (seconds: number) =>
  postgres.query(
    `update public.mails set leased_until = leased_until - make_interval(secs => ${seconds})`,
  );

test('what the team is told goes first, however long a confirmation has waited', async () => {
  await postgres.query('delete from public.mails');
  await store();
  await postgres.query(
    `update public.mails set created_at = now() - interval '1 hour' where kind = 'confirmation'`,
  );
  const { rows } = await postgres.query(`select public.claim_mails(1) -> 0 ->> 'kind' as kind`);
  expect(rows).toEqual([{ kind: 'team' }]);
});

test('whoever waits 60 s for a provider has the mail alone for that long, and not for ever', async () => {
  await postgres.query('delete from public.mails');
  await store();
  expect(await claimed()).toBe(2);
  await wait(75);
  expect(await claimed()).toBe(0);
  await wait(60);
  expect(await claimed()).toBe(2);
});
