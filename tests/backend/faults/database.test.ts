import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFaultHarness } from '../../support/backend/fault-harness';
import { startPostgres } from '../../support/backend/postgres';

const postgres = await startPostgres({ safe: false });
const harness = await startFaultHarness({}, postgres);

async function settle() {
  await harness.passTime();
  await harness.retry();
  await harness.retry();
}

test('away when the request is to be stored: an error, and nothing is sent', async () => {
  const company = randomUUID();
  harness.faults.set('store_submission', 'before');
  expect((await harness.send(company)).status).toBe(503);
  await settle();
  expect(await harness.statusOf(company)).toBeUndefined();
  expect(harness.smtp.toTeam(company)).toHaveLength(0);
});

test('its answer lost after the request was stored: an error, and one mail all the same', async () => {
  const company = randomUUID();
  const id = randomUUID();
  harness.faults.set('store_submission', 'after');
  expect((await harness.send(company, id)).status).toBe(503);
  // The visitor sends the same words again: the same request.
  expect((await harness.send(company, id)).status).toBe(202);
  await settle();
  expect(await harness.statusOf(company)).toBe('sent');
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test.each([
  ['claim_mails', 'before', 202],
  ['claim_mails', 'after', 202],
  ['mark_mail_sent', 'after', 200],
  // Marked a moment later, so there is no copy.
  ['mark_mail_sent', 'before', 200],
] as const)('away at %s, %s it did its work: %i, and one mail', async (name, moment, status) => {
  const company = randomUUID();
  harness.faults.set(name, moment);
  expect((await harness.send(company)).status).toBe(status);
  if (name === 'mark_mail_sent') await harness.idle();
  await settle();
  expect(await harness.statusOf(company)).toBe('sent');
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('digests that cannot be made hold up neither mails nor the rest of a retry', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  expect((await harness.send(company)).status).toBe(202);
  await harness.idle();
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  harness.faults.set('prepare_digests', 'before');
  expect((await harness.retry()).status).toBe(200);
  expect(harness.faults.size).toBe(0);
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('PostgreSQL itself gone and back: an error while it is away, then all goes on', async () => {
  const company = randomUUID();
  await postgres.crash();
  expect((await harness.send(company)).status).toBe(503);
  await postgres.recover();
  expect((await harness.send(company)).status).toBe(200);
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('a clock that was moved holds no mail back', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  expect((await harness.send(company)).status).toBe(202);
  harness.smtp.behaviour = 'accepts';
  // What the rows look like after the clock was set back by a week.
  await harness.postgres.query(
    `update mails set next_attempt_at = now() + interval '7 days',
       leased_until = now() + interval '7 days' where status = 'pending'`,
  );
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('a clock that was 20 hours ahead holds no mail back, and hides none that fails', async () => {
  const company = randomUUID();
  const id = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  expect((await harness.send(company, id)).status).toBe(202);
  await harness.idle();
  const ahead = `update mails set created_at = now() + interval '20 hours',
    next_attempt_at = now() + interval '20 hours' where submission_id = $1 and kind = 'team'`;
  await harness.postgres.query(ahead, [id]);
  await harness.retry();
  // From here on its age counts.
  const { rows } = await harness.postgres.query(
    `select attempts, created_at <= now() as has_age from mails
     where submission_id = $1 and kind = 'team'`,
    [id],
  );
  expect(rows).toEqual([{ attempts: 2, has_age: true }]);
  harness.smtp.behaviour = 'accepts';
  await harness.postgres.query(ahead, [id]);
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});
