import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startFaultHarness } from '../../support/backend/fault-harness';

const harness = await startFaultHarness();
afterAll(harness.stop);

test('killed between storing and sending: the next retry sends it, once', async () => {
  const company = randomUUID();
  const release = harness.hold('claim_mails');
  const lost = harness.send(company).catch(() => null);
  await expect.poll(() => harness.statusOf(company)).toBe('stored');
  await harness.platform.restartFunction();
  release();
  await lost;

  await harness.passTime();
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
  expect(await harness.statusOf(company)).toBe('sent');
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
  expect(await harness.statusOf(company)).toBe('sent');
});

test('a mail is held longer than a transport waits, so that a slow yes is not a second mail', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company);
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  const { rows } = await harness.postgres.query(`select claim_mails(1) -> 0 ->> 'kind' as kind`);
  // Requests go first.
  expect(rows).toEqual([{ kind: 'team' }]);
  const held = await harness.postgres.query(
    `select extract(epoch from max(leased_until) - now())::int as seconds
     from mails where status = 'pending'`,
  );
  // A transport waits for 90 s at most.
  expect(held.rows[0].seconds).toBeGreaterThan(90);
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(0);
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
