import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startBrevoHarness } from '../support/backend/brevo';
import { startWatcher } from '../support/backend/heartbeat';

/* A report whose figures cannot be computed holds up nothing but itself, and an alert names it. */

const { beats, url } = await startWatcher();
const { brevo, harness } = await startBrevoHarness({
  HEARTBEAT_URL: url,
  MAIL_TRANSPORTS: 'smtp,brevo',
});
const { query } = harness.postgres;

const day = `(now() at time zone 'Europe/Paris')::date`;
const stateOf = async (kind: string) =>
  (
    await query(
      `select status, attempts, last_error,
         round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
       from mails where kind = $1`,
      [kind],
    )
  ).rows[0];

test.each([
  ['daily', 'fails', `raise exception 'no figures'`, /no figures/],
  ['weekly', 'fails', `raise exception 'no figures'`, /no figures/],
  ['weekly', 'takes too long', `perform pg_sleep(8)`, /./],
])('%s figures that %s', async (kind, what, body, reason) => {
  await harness.empty();
  beats.splice(0);
  brevo.received.splice(0);
  const { rows } = await query(
    `select pg_get_functiondef(oid) as definition from pg_proc where proname = $1`,
    [`${kind}_figures`],
  );
  const name = kind === 'daily' ? 'p_day' : 'p_monday';
  await query(
    `create or replace function ${kind}_figures(${name} date) returns jsonb
     language plpgsql stable as $$ begin ${body}; return null; end $$`,
  );
  await query(
    `insert into mails (kind, recipient_day, created_at) values ($1, ${day}, now() - interval '61 minutes')`,
    [kind],
  );
  harness.smtp.behaviour = 'rejects for now';
  const company = randomUUID();
  await harness.send(company);
  await harness.idle();
  await harness.passTime();
  harness.smtp.behaviour = 'accepts';

  expect((await harness.retry()).status).toBe(200);
  await expect.poll(() => beats).toHaveLength(1);
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
  expect((await fetch(`${harness.url}/health`)).status).toBe(200);
  expect(brevo.received).toHaveLength(1);
  expect(brevo.received[0]?.textContent).toMatch(new RegExp(`bilan .+${kind}_figures`));
  expect(await stateOf(kind)).toMatchObject({
    status: 'pending',
    attempts: 1,
    minutes: 1,
    last_error: expect.stringMatching(reason),
  });
  if (what === 'fails') {
    await harness.passTime();
    expect((await harness.retry()).status).toBe(200);
    expect(await stateOf(kind)).toMatchObject({ attempts: 2, minutes: 2 });
  }

  await query(rows[0].definition);
  await query('delete from mails where kind = $1 and status = $2', [kind, 'sent']);
});
