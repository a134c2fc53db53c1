import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startFaultHarness } from '../../support/backend/fault-harness';
import type { Behaviour } from '../../support/backend/faulty-smtp';
import { fill } from '../../support/backend/own-database';
import { team } from '../../support/backend/platform';

const harness = await startFaultHarness();
const { query } = harness.postgres;
beforeEach(() => harness.empty());

const faults: Behaviour[] = [
  'rejects for now',
  'rejects for good',
  'drops the connection half-way',
];

test.each(faults)('a mail server that %s: 202, and one mail once it is well', async (behaviour) => {
  const company = randomUUID();
  harness.smtp.behaviour = behaviour;
  const answer = await harness.send(company);
  expect(answer.status).toBe(202);
  expect(harness.smtp.toTeam(company)).toHaveLength(0);

  harness.smtp.behaviour = 'accepts';
  await harness.recover();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('a slow mail server: the visitor is answered after 5 s, and the mail goes out once', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = { slow: 8000 };
  const answer = await harness.send(company);
  expect(answer.status).toBe(202);
  harness.smtp.behaviour = 'accepts';
  // While the first attempt goes on, a retry leaves it alone, even a minute later (a provider may
  // take that long) and when a person asks for it.
  await query(
    `update mails set leased_until = leased_until - interval '1 minute' where status = 'pending'`,
  );
  await query('select resend_mails()');
  await harness.retry();
  await expect.poll(() => harness.statusOf(company)).toBe('sent');
  await harness.passTime();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('the provider’s yes is lost: the second copy bears the same Message-ID', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'accepts the mail, then drops the connection';
  expect((await harness.send(company)).status).toBe(202);
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await harness.retry();
  const copies = harness.smtp.toTeam(company);
  expect(copies).toHaveLength(2);
  expect(copies[0]?.messageId).toBe(copies[1]?.messageId);
});

test('attempts back off and go on until the mail is out', async () => {
  const company = randomUUID();
  const id = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company, id);
  const mail = async () =>
    (
      await query(
        `select attempts, status, extract(epoch from next_attempt_at - now())::int as wait, last_error
         from mails where submission_id = $1 and kind = 'team'`,
        [id],
      )
    ).rows[0];
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt++) {
    const { attempts, wait } = await mail();
    expect(attempts).toBe(attempt);
    waits.push(Math.round(wait / 60));
    await harness.passTime();
    await harness.retry();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30, 30, 30]);
  // A provider that is down for weeks.
  await query('update mails set attempts = 1000 where submission_id = $1', [id]);
  await harness.passTime();
  await harness.retry();
  expect(await mail()).toMatchObject({
    attempts: 1001,
    status: 'pending',
    last_error: expect.stringContaining('451'),
  });

  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('attempts without a recorded result are 5, 15, then 60 minutes apart', async () => {
  await fill(harness.postgres, 1, { status: 'stored' });
  await query(`insert into mails (kind, submission_id) select 'team', id from form_submissions`);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt++) {
    await harness.passTime();
    // Who claims it is killed before it notes anything.
    await query('select claim_mails(10)');
    const { rows } = await query(
      'select round(extract(epoch from next_attempt_at - now()) / 60)::int as wait from mails',
    );
    waits.push(rows[0].wait);
  }
  expect(waits).toEqual([5, 15, 60, 60]);
  // The lease is over, the pause is not.
  await query('update mails set leased_until = now()');
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
});

test('a request that somebody is changing does not keep its mail from being marked', async () => {
  const company = randomUUID();
  const id = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company, id);
  await harness.idle();
  harness.smtp.behaviour = 'accepts';
  // A transaction that is left open, as in psql.
  let end = () => {};
  const open = harness.postgres.database.as('service_role', async (ask) => {
    await ask('update form_submissions set too_fast = too_fast where id = $1', [id]);
    await new Promise<void>((resolve) => (end = resolve));
  });
  await harness.passTime();
  await harness.retry();
  const { rows } = await query(
    `select status from mails where kind = 'team' and submission_id = $1`,
    [id],
  );
  end();
  await open;
  expect(rows).toEqual([{ status: 'sent' }]);
  expect(await harness.statusOf(company)).toBe('stored');
  await harness.retry();
  expect(await harness.statusOf(company)).toBe('sent');
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('a mail of a kind that the function does not know is not taken for another', async () => {
  // As where a migration came before its function.
  await query(`
    alter table mails drop constraint mails_kind_check;
    create function of_tomorrow() returns trigger language plpgsql as
      $$ begin new.kind := 'tomorrow'; return new; end $$;
    create trigger of_tomorrow before insert on mails for each row when (new.kind = 'team')
      execute function of_tomorrow()`);
  expect((await harness.send(randomUUID())).status).toBe(202);
  await harness.idle();
  const { rows } = await query(
    `select status, unsure, last_error from mails where kind = 'tomorrow'`,
  );
  await query('drop trigger of_tomorrow on mails');
  expect(rows).toEqual([
    { status: 'pending', unsure: false, last_error: expect.stringContaining('tomorrow') },
  ]);
  expect(harness.smtp.received.filter(({ recipients }) => recipients[0] === team)).toEqual([]);
});

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
  const { rows } = await query(`select claim_mails(1) -> 0 ->> 'kind' as kind`);
  // Requests go first.
  expect(rows).toEqual([{ kind: 'team' }]);
  const held = await query(
    `select extract(epoch from max(leased_until) - now())::int as seconds
     from mails where status = 'pending'`,
  );
  // An attempt takes 45 s at most, marking it half a minute.
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
