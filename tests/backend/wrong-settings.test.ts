import { createHmac, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { weakSecrets } from '@/supabase/functions/send-demo-email/wrong-settings';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/own-database';
import { team } from '../support/backend/platform';
import { demoEn } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* A secret that can be guessed: requests are stored and mailed, what rests on it is off, the team is warned. */

const long = (letter: string) => letter.repeat(32);

test.each<[string, Record<string, string | undefined>, string[]]>([
  ['of 31 characters', { HMAC_KEY: 'a'.repeat(31), RETRY_SECRET: long('b') }, ['HMAC_KEY']],
  ['that two uses share', { A: long('a'), B: long('a'), C: long('c') }, ['A', 'B']],
  ['of this machine', { HMAC_KEY: 'local-hmac' }, ['HMAC_KEY']],
  ['none', { A: long('a'), B: long('b'), C: undefined, D: undefined }, []],
])('deployed, weak are those %s', (_, secrets, names) => {
  expect(weakSecrets(secrets, false)).toEqual(names);
});

test('local secrets are accepted on this machine', () => {
  expect(weakSecrets({ HMAC_KEY: 'local-hmac', RETRY_SECRET: 'local-retry' }, true)).toEqual([]);
});

const harness = await startFaultHarness({
  HMAC_KEY: 'a',
  // The retry's.
  EVENTS_SECRET: 'local-retry',
  HEARTBEAT_URL: 'nonsense',
  SITE_URL: 'http://elsewhere.example',
});
beforeEach(() => harness.empty());

const warnings = () =>
  harness.smtp.received.filter(({ subject }) => subject.startsWith('Avertissement'));

test('a request is stored and mailed at once, and retried, without a link that anybody could sign', async () => {
  const company = randomUUID();
  expect((await harness.send(company)).status).toBe(200);
  const [mail] = harness.smtp.toTeam(company);
  expect(mail?.html).toContain('prospect.example');
  expect(`${mail?.text} ${mail?.html}`).not.toContain('/repondu');

  const later = randomUUID();
  harness.smtp.behaviour = 'rejects for now';
  expect((await harness.send(later)).status).toBe(202);
  await harness.idle();
  harness.smtp.behaviour = 'accepts';
  await harness.recover();
  expect(harness.smtp.toTeam(later)).toHaveLength(1);
});

test('nobody notes an answer with a token of their own', async () => {
  const id = randomUUID();
  await harness.send('x', id);
  const signature = createHmac('sha256', 'a').update(`answered ${id}`).digest('hex').slice(0, 32);
  const answer = await send({ token: `${id}.${signature}` }, { to: `${harness.url}/answered` });
  expect(answer.status).toBe(422);
});

test('an address is limited, and its hash is under a key that nobody guesses', async () => {
  const address = '203.0.113.77';
  for (let time = 0; time < 10; time++)
    expect((await harness.send('x', randomUUID(), address)).status).toBe(200);
  expect((await harness.send('x', randomUUID(), address)).status).toBe(429);
  const { rows } = await harness.postgres.query('select address_hash from form_submissions');
  expect(rows[0].address_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0].address_hash).not.toBe(createHmac('sha256', 'a').update(address).digest('hex'));
});

test('no challenge is set, and no report accepted', async () => {
  await fill(harness.postgres, 5000, { status: 'sent' });
  const { status, body } = await send(demoEn(), { to: harness.url });
  expect({ status, body }).toEqual({ status: 503, body: { error: 'full' } });
  const report = await fetch(`${harness.url}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-events-secret': 'local-retry' },
    body: JSON.stringify({ event: 'delivered' }),
  });
  expect(report.status).toBe(401);
});

test('the team is warned once a day, by name of the variable, and a deployment finds out', async () => {
  await harness.retry();
  await harness.retry();
  expect(warnings()).toHaveLength(1);
  const [warning] = warnings();
  expect(warning?.recipients).toEqual([team]);
  for (const name of ['HMAC_KEY', 'RETRY_SECRET', 'EVENTS_SECRET', 'HEARTBEAT_URL', 'SITE_URL'])
    expect(warning?.text).toContain(name);
  const later = `update warnings set told_at = told_at - interval '23 hours 59 minutes'`;
  await harness.postgres.query(later);
  await harness.retry();
  expect(warnings()).toHaveLength(1);
  await harness.postgres.query(later);
  await harness.retry();
  expect(warnings()).toHaveLength(2);

  const health = await fetch(`${harness.url}/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ settings: 'wrong' });
});

test('a warning that does not go out is tried again; what the database raises is in it', async () => {
  await harness.postgres.query(
    `select raise_warning('erased_many', 50), raise_warning('erased_untold', 3)`,
  );
  harness.smtp.behaviour = 'rejects for now';
  await harness.retry();
  harness.smtp.behaviour = 'accepts';
  await harness.retry();
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]?.text).toMatch(/d’ordinaire\s*: 50\s*;/u);
  expect(warnings()[0]?.text).toMatch(/rendu compte\s*: 3\./u);
});
