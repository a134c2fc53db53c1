import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { startWatcher } from '../support/backend/heartbeat';
import { fill } from '../support/backend/own-database';

/* The clock's path has a secret of its own. Watchers outside see the path of health, and the heartbeat's calls. */

const { beats, url } = await startWatcher(500);
const harness = await startFaultHarness({ HEARTBEAT_URL: url });
const { query } = harness.postgres;
beforeEach(async () => {
  await harness.empty();
  beats.splice(0);
});

const retry = (headers: Record<string, string>) =>
  fetch(`${harness.url}/retry`, { method: 'POST', headers });

test('with its secret it sends what waits, and says how many; with none or another, nothing', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company);
  await harness.idle();
  await harness.passTime();
  for (const headers of [
    {},
    // Empty, another, shortened, longer, the key of the database, in another header.
    ...['', 'secret of another', 'local-retr', 'local-retry.', 'sb_secret_local'].map((secret) => ({
      'x-retry-secret': secret,
    })),
    { authorization: 'Bearer local-retry' },
  ]) {
    const answer = await retry(headers as Record<string, string>);
    expect(answer.status, JSON.stringify(headers)).toBe(401);
    expect(await answer.json()).toEqual({ error: 'secret' });
  }
  const call = async () => (await retry({ 'x-retry-secret': 'local-retry' })).json();
  expect(await call()).toEqual({ ok: true, sent: 0, failed: 2 });
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  expect(await call()).toEqual({ ok: true, sent: 2, failed: 0 });
  expect(await call()).toEqual({ ok: true, sent: 0, failed: 0 });
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('it is called by POST only', async () => {
  const headers = { 'x-retry-secret': 'local-retry' };
  expect((await fetch(`${harness.url}/retry`, { headers })).status).toBe(405);
});

/** Of a function that has just started: an answer is kept for ten seconds. */
async function health() {
  await harness.platform.restartFunction();
  const response = await fetch(`${harness.url}/health`);
  return { status: response.status, body: await response.json() };
}

test('all is well where nothing waits', async () => {
  await harness.send(randomUUID());
  expect(await health()).toEqual({ status: 200, body: { oldestUnsentSeconds: 0 } });
});

test.each([
  ['29 minutes', 200],
  ['31 minutes', 503],
])('a mail to the team that waits for %s is answered %i', async (age, status) => {
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(randomUUID());
  await harness.idle();
  await query(`update mails set created_at = now() - interval '${age}'`);
  const { status: answer, body } = await health();
  expect(answer).toBe(status);
  expect(Object.keys(body)).toEqual(['oldestUnsentSeconds']);
  expect(body.oldestUnsentSeconds).toBeGreaterThanOrEqual(60 * Number.parseInt(age, 10));
});

test('a request without any mail waits as well; spam and confirmations do not', async () => {
  await fill(harness.postgres, 1, { status: 'spam' });
  await query(`insert into mails (kind, recipient) values ('confirmation', 'x')`);
  await query(`update mails set created_at = now() - interval '1 day'`);
  await query(`update form_submissions set created_at = now() - interval '90 minutes'`);
  expect((await health()).status).toBe(200);
  await fill(harness.postgres, 1, { status: 'stored', delivery: 'digest' });
  await query(`update form_submissions set created_at = now() - interval '40 minutes'`);
  expect((await health()).status).toBe(503);
});

test('a mail to the team that the provider blocked waits until it is sent again', async () => {
  await harness.send(randomUUID());
  await harness.idle();
  await query(
    `update mails set delivery_status = 'blocked', created_at = now() - interval '31 minutes'`,
  );
  expect((await health()).status).toBe(503);
  await query('select resend_mails()');
  await harness.recover();
  expect((await health()).status).toBe(200);
});

test('a report that was never written counts as waiting, as when the schedule has stopped', async () => {
  const lastDay = (days: number) =>
    query(
      `update report_mails set last_day = (now() at time zone 'Europe/Paris')::date - $1::int`,
      [days],
    );
  await lastDay(2);
  expect((await health()).status).toBe(503);
  await lastDay(0);
  expect((await health()).status).toBe(200);
});

test('an answer is cached for ten seconds, so that frequent callers do not reach the database', async () => {
  const release = harness.hold('oldest_unsent_seconds');
  await harness.platform.restartFunction();
  const ask = () => fetch(`${harness.url}/health`);
  const asked = [ask(), ask(), ask()];
  release();
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  // Asked again, the database would fail.
  harness.faults.set('oldest_unsent_seconds', 'before');
  expect((await ask()).status).toBe(200);
  expect(harness.faults.delete('oldest_unsent_seconds')).toBe(true);
});

test('503 where the database does not answer', async () => {
  await harness.platform.restartFunction();
  harness.faults.set('oldest_unsent_seconds', 'before');
  const response = await fetch(`${harness.url}/health`);
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 503,
    body: { error: 'unavailable' },
  });
});

test('each good retry calls the heartbeat, whose own failure changes nothing', async () => {
  expect((await harness.retry()).status).toBe(200);
  await expect.poll(() => beats).toEqual(['GET']);
  harness.faults.set('claim_mails', 'before');
  expect((await harness.retry()).status).toBe(503);
  expect((await harness.retry()).status).toBe(200);
  await expect.poll(() => beats).toEqual(['GET', 'GET']);
});
