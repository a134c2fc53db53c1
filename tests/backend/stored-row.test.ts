import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowsOf, rowWith } from '../support/backend/platform';
import { demoEn, demoFr, forms } from '../support/backend/requests';
import { send } from '../support/backend/send';

test.each(forms)('the $name form is stored with every field', async ({ form }) => {
  const id = randomUUID();
  const request = form();
  expect((await send({ ...request, submissionId: id })).status).toBe(200);
  const { type, locale, ...fields } = request;
  const [row, ...others] = await rowsOf(request.company);
  expect(row).toEqual({
    id,
    type,
    locale,
    fields,
    status: 'sent',
    created_at: expect.any(String),
    last_interaction_at: row?.created_at,
    sent_at: expect.any(String),
    email: String(request.email).toLowerCase(),
    too_fast: false,
    unsolved: false,
    network_hash: null,
    address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    delivery: 'direct',
    digest_mail_id: null,
    answered_at: null,
    reminder_mail_id: null,
  });
  expect(others).toEqual([]);
});

test('it is dated by the database, and marked sent after it was stored', async () => {
  const id = randomUUID();
  const before = Date.now();
  await send(demoFr({ submissionId: id }));
  const row = await rowWith(id);
  const stored = Date.parse(row?.created_at ?? '');
  const sent = Date.parse(row?.sent_at ?? '');
  // The database says microseconds, Date milliseconds.
  expect(stored).toBeGreaterThanOrEqual(before - 1);
  expect(sent).toBeGreaterThanOrEqual(stored);
});

test('what no form asks is not stored', async () => {
  const id = randomUUID();
  await send(demoEn({ submissionId: id, id: 7, status: 'spam', ip: '::1', objective: 'x' }));
  const row = await rowWith(id);
  expect(row?.status).toBe('sent');
  for (const name of ['id', 'status', 'ip', 'objective'])
    expect(row?.fields).not.toHaveProperty(name);
});

test('letters of every script, signs and quotes are kept as they are', async () => {
  const lastName = `O'Brien-Łukasz "Ωμέγα" 北京 😀 \\ %s $1 {company} --;`;
  const id = randomUUID();
  await send(demoEn({ submissionId: id, lastName }));
  expect((await rowWith(id))?.fields.lastName).toBe(lastName);
});
