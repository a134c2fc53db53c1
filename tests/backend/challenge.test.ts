import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { findSolution } from '@/supabase/functions/_shared/proof-of-work';
import { startFaultHarness } from '../support/backend/fault-harness';
import { consentsOf } from '../support/backend/newsletter';
import { fill } from '../support/backend/own-database';
import { contactFr, demoEn, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/* The challenge against a flood, switched on. Every other test runs with it off, as shipped. */

const harness = await startFaultHarness({ CHALLENGE_BITS: '6' });
beforeEach(() => harness.empty());

const call = async (request: Request) => {
  const answer = await send(request, { to: harness.url });
  await harness.idle();
  return answer;
};
const mailsTo = (email: unknown) =>
  harness.smtp.received.filter(({ recipients }) => recipients[0] === email);
const toTeam = ({ company }: Request) => harness.smtp.toTeam(String(company));

/** The answer to a challenge, as the form finds it. */
const solve = async ({ bits, nonce }: { bits: number; nonce: string }) =>
  `${nonce}.${await findSolution(nonce, bits, 10_000)}`;

test('without an answer a request is stored and told to the team in a digest, but not confirmed', async () => {
  const request = contactFr({ submissionId: randomUUID() });
  const { status, body } = await call(request);
  expect(status).toBe(202);
  expect(body).toEqual({
    ...{ ok: true, id: request.submissionId },
    challenge: { bits: 6, nonce: expect.any(String) },
  });
  expect(harness.smtp.received).toEqual([]);
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  expect(harness.smtp.received[0]?.text).toContain(request.company);
  expect(await harness.statusOf(String(request.company))).toBe('sent');
  // The tick is kept: it counts once it is confirmed.
  expect(await consentsOf(harness, request.email)).toHaveLength(1);
});

test('with the answer it is told at once and confirmed, and is one row', async () => {
  const request = contactFr({ submissionId: randomUUID() });
  const first = await call(request);
  const challenge = await solve(first.body.challenge);
  // Other words under the same id change nothing of what is stored.
  const second = await call({ ...request, email: 'other@victim.example', challenge });
  expect(second.status).toBe(200);
  expect(second.body).toEqual({ ok: true, id: request.submissionId });
  expect(toTeam(request)).toHaveLength(1);
  const [consent] = await consentsOf(harness, request.email);
  expect(mailsTo(request.email)[0]?.text).toContain(consent?.token);
  expect(mailsTo('other@victim.example')).toEqual([]);

  for (let again = 0; again < 2; again++)
    expect((await call({ ...request, challenge })).status).toBe(200);
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(2);
});

/** Sends a request as the form does. */
async function sendForm(request: Request) {
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', harness.platform.api);
  vi.resetModules();
  return (await import('@/components/forms/send')).send(request);
}

test('the form sends the answer by itself, after the visitor has been told', async () => {
  const request = demoEn({ submissionId: randomUUID() });
  expect(await sendForm(request)).toEqual({ kind: 'sent', id: request.submissionId });
  await expect.poll(() => toTeam(request).length).toBe(1);
  await expect.poll(() => mailsTo(request.email).length).toBe(1);
});

test('sent again with the hidden field filled, or with the answer after its digest, it stays as it is', async () => {
  const request = contactFr({ submissionId: randomUUID() });
  const { body } = await call(request);
  await call({ ...request, website: 'x' });
  await harness.retry();
  expect(harness.smtp.received[0]?.text).toContain(request.company);
  expect((await call({ ...request, challenge: await solve(body.challenge) })).status).toBe(200);
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  expect(await harness.statusOf(String(request.company))).toBe('sent');
});

test('an answer is good for its request only, and a forged or expired one for none', async () => {
  const { body } = await call(demoEn({ submissionId: randomUUID() }));
  const answer = await solve(body.challenge);
  const [, signature, number] = answer.split('.');
  const [expiry] = body.challenge.nonce.split('.');
  for (const challenge of [
    answer,
    `${Number(expiry) + 1}.${signature}.${number}`,
    `0.${signature}.${number}`,
    ...['', '.', '..', 'NaN.x.0', `${body.challenge.nonce}.`],
  ])
    expect((await call(demoEn({ submissionId: randomUUID(), challenge }))).status).toBe(202);
});

test('a form without script is received all the same', async () => {
  const request = demoEn();
  const { location } = await post(request, { to: harness.url });
  expect(location).toBe('http://localhost:3000/en/sent#pending');
  await harness.retry();
  expect(harness.smtp.received[0]?.text).toContain(request.company);
});

test('as shipped, a flood that fills every place shuts out no visitor with a browser', async () => {
  const shipped = await startFaultHarness();
  await fill(shipped.postgres, 5000, { status: 'sent' });
  const to = { to: shipped.url };
  const bot = await send(demoEn({ submissionId: randomUUID() }), to);
  expect(bot.status).toBe(503);
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', shipped.platform.api);
  vi.resetModules();
  const form = await import('@/components/forms/send');
  const requests = [demoEn, contactFr].map((make) => make({ submissionId: randomUUID() }));
  for (const request of requests)
    expect(await form.send(request)).toEqual({ kind: 'sent', id: request.submissionId });
  await shipped.idle();
  for (const { company, email } of requests) {
    expect(shipped.smtp.toTeam(String(company))).toHaveLength(1);
    const confirmations = shipped.smtp.received.filter(({ recipients }) => recipients[0] === email);
    expect(confirmations).toHaveLength(1);
  }
  // Those with an answer have a ceiling of their own; spam is offered no way in.
  expect((await send(demoEn({ website: 'x' }), to)).status).toBe(200);
  await shipped.postgres.query(`update form_submissions set status = 'spam' where not solved`);
  const spam = await send(demoEn({ website: 'x' }), to);
  expect({ status: spam.status, body: spam.body }).toEqual({
    status: 503,
    body: { error: 'full' },
  });
});
