import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultHarness, startFaultHarness } from '../../support/backend/fault-harness';

let harness: FaultHarness;
beforeAll(async () => {
  harness = await startFaultHarness();
});
afterAll(() => harness.stop());

const status = async (company: string) =>
  (
    await harness.postgres.query(
      `select status from form_submissions where fields->>'company' = $1`,
      [company],
    )
  ).rows[0]?.status;

test('killed between storing and sending: the next retry sends it, once', async () => {
  const company = randomUUID();
  const release = harness.hold('claim_mails');
  const lost = harness.send(company).catch(() => null);
  await expect.poll(() => status(company)).toBe('stored');
  await harness.platform.restartFunction();
  release();
  await lost;

  await harness.passTime();
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
  expect(await status(company)).toBe('sent');
});

test('killed between sending and marking: the copy is recognisable', async () => {
  const company = randomUUID();
  const release = harness.hold('mark_mail_sent');
  const lost = harness.send(company).catch(() => null);
  await expect.poll(() => harness.smtp.toTeam(company).length).toBe(1);
  await harness.platform.restartFunction();
  // What the dead process asked last never reached the database.
  harness.faults.set('mark_mail_sent', 'before');
  release();
  await lost;

  await harness.passTime();
  await harness.retry();
  await harness.passTime();
  await harness.retry();
  const ids = harness.smtp.toTeam(company).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(1);
  expect(await status(company)).toBe('sent');
});

test('a mail somebody else is sending is left alone until the lease runs out', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company);
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await harness.postgres.query(
    `update mails set leased_until = now() + interval '20 seconds' where status = 'pending'`,
  );
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(0);
  await harness.passTime();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('a mail is held longer than a transport waits, so that a slow yes is not a second mail', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company);
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  const { rows } = await harness.postgres.query(
    'select jsonb_array_length(claim_mails(10)) as claimed',
  );
  expect(rows[0].claimed).toBeGreaterThan(0);
  const held = await harness.postgres.query(
    `select extract(epoch from min(leased_until) - now())::int as seconds
     from mails where status = 'pending'`,
  );
  // A transport waits for 90 s at most.
  expect(held.rows[0].seconds).toBeGreaterThan(90);
  await harness.passTime();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('four retries at once: each mail goes out once', async () => {
  const companies = Array.from({ length: 20 }, () => randomUUID());
  harness.smtp.behaviour = 'rejects for now';
  for (const company of companies) await harness.send(company);
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await Promise.all([harness.retry(), harness.retry(), harness.retry(), harness.retry()]);
  for (const company of companies) expect(harness.smtp.toTeam(company)).toHaveLength(1);
});
