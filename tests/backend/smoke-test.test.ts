import { createHmac, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { freePort } from '@/supabase/local/ports';
import { startFaultHarness } from '../support/backend/fault-harness';
import { startOwnFunction } from '../support/backend/function';
import { team } from '../support/backend/platform';
import { contactFr } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { run } from '../support/commands';

/* The job that tries production: one marked request, which reaches the team and leaves nothing behind. */

const secret = 'local-smoke-test';
const harness = await startFaultHarness({
  SMOKE_TEST_SECRET: secret,
  WEBHOOK_URL: `http://localhost:${await freePort()}`,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
});
const { query } = harness.postgres;
beforeEach(async () => {
  await harness.empty();
  await query('truncate smoke_tests');
});

/** The job itself, as the workflow runs it. */
const smokeTest = (url = harness.url, key = secret) =>
  run('node_modules/.bin/tsx', ['scripts/smoke-test.ts'], {
    env: { ...process.env, FUNCTION_URL: url, SMOKE_TEST_SECRET: key },
  });
const rows = async (sql: string) => (await query(sql)).rows;
const requests = () => rows('select status from form_submissions');
const hasPassed = async () => (await rows('select from smoke_tests')).length > 0;

test('a marked request reaches the team, and nothing of it stays', async () => {
  expect(await smokeTest()).toMatchObject({ code: 0, error: '' });
  expect(harness.smtp.received).toMatchObject([
    { recipients: [team], subject: expect.stringMatching(/rien à faire$/) },
  ]);
  expect(await requests()).toEqual([]);
  expect(await rows('select from mails')).toEqual([]);
  expect(await hasPassed()).toBe(true);
});

test('with another secret it is an ordinary request, and the job fails', async () => {
  const { code, error } = await smokeTest(harness.url, 'another-secret');
  expect(code).toBe(1);
  expect(error).toContain('SMOKE_TEST_SECRET');
  await harness.idle();
  expect(await requests()).toEqual([{ status: 'sent' }]);
  expect(await rows('select kind from mails order by 1')).toEqual([
    { kind: 'confirmation' },
    { kind: 'team' },
    { kind: 'webhook' },
  ]);
  expect(await hasPassed()).toBe(false);
});

test('a function without the secret takes no request for a smoke test, however it is signed', async () => {
  const own = await startOwnFunction();
  const id = randomUUID();
  const signature = createHmac('sha256', 'undefined').update(`smoke-test ${id}`).digest('hex');
  for (const mark of [signature, '', 'undefined']) {
    const { status, body } = await send(contactFr({ submissionId: id }), {
      to: own,
      headers: { 'x-smoke-test': mark },
    });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, id } });
  }
});

test('the signature of one id marks no other, and erases no request that people sent', async () => {
  const id = randomUUID();
  await harness.send('Cabinet', id);
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  const mark = (submissionId: string, text: string) =>
    send(contactFr({ submissionId }), {
      to: harness.url,
      headers: { 'x-smoke-test': sign(text) },
    });
  expect((await mark(id, `smoke-test ${id}`)).body).toEqual({ ok: true, id, erased: false });
  const other = randomUUID();
  expect((await mark(other, `smoke-test ${id}`)).body).toEqual({ ok: true, id: other });
  expect(await requests()).toEqual([{ status: 'sent' }, { status: 'sent' }]);
});

test('where the mail server refuses, the job fails, and no later retry mails what is erased', async () => {
  harness.smtp.behaviour = 'rejects for now';
  const { code, error } = await smokeTest();
  expect(code).toBe(1);
  expect(error).toContain('mail');
  harness.smtp.behaviour = 'accepts';
  expect(await requests()).toEqual([]);
  await harness.recover();
  expect(harness.smtp.received).toEqual([]);
  expect(await hasPassed()).toBe(false);
});

test('where the row cannot be erased, the job fails, and the schedule erases it an hour later', async () => {
  harness.faults.set('finish_smoke_test', 'before');
  expect(await smokeTest()).toMatchObject({ code: 1, error: expect.stringContaining('503') });
  await harness.recover();
  expect(await requests()).toEqual([{ status: 'smoke_test' }]);
  await query(`update form_submissions set created_at = now() - interval '1 hour'`);
  await harness.recover();
  expect(await requests()).toEqual([]);
});

test('while its row is there it is in no figure, digest or reminder, and nobody but the team is told', async () => {
  await query(
    `select store_submission($1, 'contact', 'fr', '{"email": "a@b.example", "newsletter": true}', false,
       p_webhook => true, p_unsolved => true, p_smoke_test => true)`,
    [randomUUID()],
  );
  await query(
    `update form_submissions set created_at = now() - interval '1 day', delivery = 'digest'`,
  );
  await query('select prepare_digests(), prepare_reminders()');
  expect(await rows('select kind from mails')).toEqual([{ kind: 'team' }]);
  expect(await rows('select from newsletter_consents')).toEqual([]);
  expect(await rows('select from requests_by_day')).toEqual([]);
  const [day] = await rows(
    `select daily_figures((now() at time zone 'Europe/Paris')::date) figures`,
  );
  expect(day.figures).toMatchObject({ demo: 0, contact: 0, spam: 0, unanswered: 0 });
});

test.each([
  ['an hour ago', `insert into smoke_tests (passed_at) values (now() - interval '1 hour')`, false],
  ['two days ago', `insert into smoke_tests (passed_at) values (now() - interval '2 days')`, true],
  ['never', 'select', true],
])('the daily mail says when the last one passed, and warns if that is long ago: %s', async (_, sql, warns) => {
  await query(sql);
  await query(
    `update report_mails set hour = 0, last_day = (now() at time zone 'Europe/Paris')::date - 1
     where kind = 'daily'`,
  );
  await harness.retry();
  const mail = harness.smtp.received.find(({ subject }) => subject.startsWith('Bilan'));
  expect(mail?.text).toContain('Dernier essai');
  expect(mail?.text.includes('smoke-test.yml')).toBe(warns);
});
