import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyWorld, startFaultyWorld } from '../../support/faults';

let world: FaultyWorld;
beforeAll(async () => {
  world = await startFaultyWorld();
});
afterAll(() => world.stop());

const status = async (company: string) =>
  (
    await world.postgres.query(
      `select status from form_submissions where fields->>'company' = $1`,
      [company],
    )
  ).rows[0]?.status;

test('killed between storing and sending: the next retry sends it, once', async () => {
  const company = randomUUID();
  const release = world.hold('claim_mails');
  const lost = world.send(company).catch(() => null);
  await expect.poll(() => status(company)).toBe('stored');
  await world.platform.restartFunction();
  release();
  await lost;

  await world.passTime();
  await world.retry();
  await world.retry();
  expect(world.smtp.toTeam(company)).toHaveLength(1);
  expect(await status(company)).toBe('sent');
});

test('killed between sending and marking: the copy is recognisable', async () => {
  const company = randomUUID();
  const release = world.hold('mark_mail_sent');
  const lost = world.send(company).catch(() => null);
  await expect.poll(() => world.smtp.toTeam(company).length).toBe(1);
  await world.platform.restartFunction();
  // What the dead process asked last never reached the database.
  world.faults.set('mark_mail_sent', 'before');
  release();
  await lost;

  await world.passTime();
  await world.retry();
  await world.passTime();
  await world.retry();
  const ids = world.smtp.toTeam(company).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(1);
  expect(await status(company)).toBe('sent');
});

test('a mail somebody else is sending is left alone until the lease runs out', async () => {
  const company = randomUUID();
  world.smtp.mood = 'refuses for now';
  await world.send(company);
  world.smtp.mood = 'well';
  await world.passTime();
  await world.postgres.query(
    `update mails set leased_until = now() + interval '20 seconds' where status = 'pending'`,
  );
  await world.retry();
  expect(world.smtp.toTeam(company)).toHaveLength(0);
  await world.passTime();
  await world.retry();
  expect(world.smtp.toTeam(company)).toHaveLength(1);
});

test('a mail is held longer than a transport waits, so that a slow yes is not a second mail', async () => {
  const company = randomUUID();
  world.smtp.mood = 'refuses for now';
  await world.send(company);
  world.smtp.mood = 'well';
  await world.passTime();
  const { rows } = await world.postgres.query(
    'select jsonb_array_length(claim_mails(10)) as claimed',
  );
  expect(rows[0].claimed).toBeGreaterThan(0);
  const held = await world.postgres.query(
    `select extract(epoch from min(leased_until) - now())::int as seconds
     from mails where status = 'pending'`,
  );
  // A transport waits for 90 s at most.
  expect(held.rows[0].seconds).toBeGreaterThan(90);
  await world.passTime();
  await world.retry();
  expect(world.smtp.toTeam(company)).toHaveLength(1);
});

test('four retries at once: each mail goes out once', async () => {
  const companies = Array.from({ length: 20 }, () => randomUUID());
  world.smtp.mood = 'refuses for now';
  for (const company of companies) await world.send(company);
  world.smtp.mood = 'well';
  await world.passTime();
  await Promise.all([world.retry(), world.retry(), world.retry(), world.retry()]);
  for (const company of companies) expect(world.smtp.toTeam(company)).toHaveLength(1);
});
