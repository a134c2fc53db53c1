import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/own-database';
import { contactFr, demoEn, demoFr } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/* Above 200 requests an hour in all: a digest. Above 5,000: refused. */

const harness = await startFaultHarness();
const { query } = harness.postgres;
beforeEach(() => harness.empty());

const call = (body: Record<string, unknown>) => send(body, { to: harness.url });
/** Digests have nobody to reply to. */
const digests = () => harness.smtp.received.filter(({ replyTo }) => !replyTo);
/** How many requests each is about, by its subject. */
const sizes = () => digests().map(({ subject }) => Number(subject.match(/\d+$/)?.[0]));
const count = async (where: string) =>
  Number((await query(`select from form_submissions where ${where}`)).rowCount);

test('the 200th request of an hour is mailed at once; those after it in one digest', async () => {
  await fill(harness.postgres, 199, { status: 'sent' });
  const last = demoEn({ submissionId: randomUUID() });
  expect((await call(last)).status).toBe(200);

  const above = [demoFr, demoEn, contactFr].map((form) => form({ submissionId: randomUUID() }));
  for (const request of above) {
    const answer = await call(request);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ ok: true, id: request.submissionId });
  }
  for (const { company } of above) expect(harness.smtp.toTeam(String(company))).toEqual([]);
  expect((await post(demoEn(), { to: harness.url })).location).toContain('/en/sent#pending');

  await harness.retry();
  expect(digests()).toHaveLength(1);
  const [digest] = digests();
  expect(digest).toMatchObject({
    recipients: ['equipe@allie-compliance.example'],
    subject: expect.stringMatching(/ 4$/),
    // The limit of the table, in words.
    text: expect.stringContaining(' 200 '),
  });
  for (const { submissionId, company, email, firstName } of above)
    for (const words of [submissionId, company, email, firstName]) {
      expect(digest?.text).toContain(words);
      expect(digest?.html).toContain(words);
    }
  expect(digest?.text).not.toContain(last.company);
  expect(await count(`status = 'sent'`)).toBe(204);

  const { length } = harness.smtp.received;
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(length);
});

test('requests of an hour ago leave room for new ones', async () => {
  await fill(harness.postgres, 300, { status: 'sent' });
  await query(`update form_submissions set created_at = now() - interval '1 hour'`);
  expect((await call(demoEn())).status).toBe(200);
});

test('the next digest waits ten minutes', async () => {
  await fill(harness.postgres, 200, { status: 'sent' });
  await call(demoEn());
  await harness.retry();
  await call(demoEn());
  await harness.retry();
  expect(digests()).toHaveLength(1);
  await query(`update mails set created_at = now() - interval '10 minutes'`);
  await harness.retry();
  expect(digests()).toHaveLength(2);
});

test('a flood is told in digests of 50, five a call, each request once', async () => {
  await fill(harness.postgres, 450, { status: 'stored', delivery: 'digest' });
  await harness.retry();
  expect(sizes()).toEqual(Array(5).fill(50));
  await harness.retry();
  expect(sizes()).toEqual(Array(9).fill(50));
  const { reference } = mailWords.fr;
  const references = digests().flatMap(
    ({ text }) => text.match(new RegExp(`^${reference}.+$`, 'gm')) ?? [],
  );
  expect(new Set(references).size).toBe(450);
  expect(references).toHaveLength(450);
  expect(await count(`status = 'sent'`)).toBe(450);
});

test('digests of the longest requests stay below 500 KB, their values cut to 500 characters', async () => {
  await fill(harness.postgres, 60, { status: 'stored', delivery: 'digest' });
  const values = ['firstName', 'company', 'subject', 'message']
    .map((name) => `'${name}', repeat('&', 3000)`)
    .join(', ');
  await query(`update form_submissions set fields = fields || jsonb_build_object(${values})`);
  await harness.retry();
  expect(sizes().reduce((sum, size) => sum + size)).toBe(60);
  for (const { text, html } of digests()) {
    expect(Buffer.byteLength(text + html)).toBeLessThan(500_000);
    expect(text).not.toContain('&'.repeat(501));
    expect(text).toContain(`${'&'.repeat(500)} […]`);
  }
});

test('at most twenty digests wait in the outbox; the rest of a flood follows', async () => {
  await fill(harness.postgres, 1200, { status: 'stored', delivery: 'digest' });
  harness.smtp.behaviour = 'rejects for now';
  await harness.retry();
  expect(await count('digest_mail_id is not null')).toBe(1000);
  await query(`update mails set created_at = now() - interval '10 minutes'`);
  await harness.retry();
  expect(await count('digest_mail_id is not null')).toBe(1000);
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  for (let call = 0; call < 5; call++) {
    await query(`update mails set created_at = now() - interval '10 minutes'`);
    await harness.retry();
  }
  expect(await count(`status = 'sent'`)).toBe(1200);
});

test('digests of spam hold up no request', async () => {
  await fill(harness.postgres, 1100, { status: 'spam' });
  await query(`update form_submissions set created_at = now() - interval '25 hours'`);
  harness.smtp.behaviour = 'rejects for now';
  await harness.retry();
  expect(await count('digest_mail_id is not null')).toBe(250);
  harness.smtp.behaviour = 'accepts';
  await fill(harness.postgres, 1, { status: 'stored', delivery: 'digest' });
  await harness.passTime();
  await harness.retry();
  expect(sizes()).toEqual([1, ...Array(5).fill(50)]);
});

test('a call sends a hundred mails at most, requests first', async () => {
  await fill(harness.postgres, 150, { status: 'stored' });
  await query(`insert into mails (kind, submission_id) select 'team', id from form_submissions`);
  await query(
    `insert into mails (kind, submission_id, recipient, recipient_day)
     select 'confirmation', id, email, now() from form_submissions`,
  );
  const { sent } = await (await harness.retry()).json();
  expect(sent).toBeGreaterThan(50);
  expect(sent).toBeLessThanOrEqual(100);
  expect(harness.smtp.toTeam('').length).toBeGreaterThan(50);
});

test('the 5,000th request of an hour is stored, the next one is refused', async () => {
  await fill(harness.postgres, 4999, { status: 'sent' });
  expect((await call(demoEn())).status).toBe(202);
  const { status, body, headers } = await call(demoEn());
  expect(status).toBe(503);
  expect(body).toEqual({ error: 'full', challenge: expect.any(Object) });
  expect(headers.get('retry-after')).toBe('3600');
  const { location } = await post(demoFr(), { to: harness.url });
  expect(location).toBe('http://localhost:3000/envoi#failed');
  expect(await count('true')).toBe(5000);
});

test('a flood of spam silences nobody: it has a count of its own', async () => {
  await fill(harness.postgres, 5000, { status: 'spam' });
  expect((await call(demoEn())).status).toBe(200);
  // It may be a person whose browser filled the hidden field: nobody is told that it was received.
  expect((await call(demoEn({ website: 'x' }))).status).toBe(503);
  expect(await count(`status = 'spam'`)).toBe(5000);
});
