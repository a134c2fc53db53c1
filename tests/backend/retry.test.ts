import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';

/* The retry has a path and a secret of its own. */

const harness = await startFaultHarness({ RETRY_SECRET: 'secret of this test' });
afterAll(harness.stop);

const retry = (headers: Record<string, string>) =>
  fetch(`${harness.url}/retry`, { method: 'POST', headers });

test.each([
  ['no secret', {}],
  ['an empty one', { 'x-retry-secret': '' }],
  ['another one', { 'x-retry-secret': 'local-retry' }],
  ['a shortened one', { 'x-retry-secret': 'secret of this tes' }],
  ['a longer one', { 'x-retry-secret': 'secret of this test.' }],
  ['the key of the database', { 'x-retry-secret': 'sb_secret_local' }],
  ['the secret in another header', { authorization: 'Bearer secret of this test' }],
])('401 for %s, and what waits stays where it is', async (_, headers) => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company);
  await harness.idle();
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  const answer = await retry(headers as Record<string, string>);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ error: 'secret' });
  expect(harness.smtp.toTeam(company)).toEqual([]);
});

test('with its secret it sends what waits, and says how many', async () => {
  await harness.empty();
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(company);
  await harness.idle();
  await harness.passTime();
  const call = async () => (await retry({ 'x-retry-secret': 'secret of this test' })).json();
  expect(await call()).toEqual({ ok: true, sent: 0, failed: 2 });
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  expect(await call()).toEqual({ ok: true, sent: 2, failed: 0 });
  expect(await call()).toEqual({ ok: true, sent: 0, failed: 0 });
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
});

test('it is called by POST only', async () => {
  const headers = { 'x-retry-secret': 'secret of this test' };
  expect((await fetch(`${harness.url}/retry`, { headers })).status).toBe(405);
});
