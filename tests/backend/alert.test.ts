import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startBrevoHarness } from '../support/backend/brevo';
import { team } from '../support/backend/platform';

/* A mail that waits for an hour raises an alert, by the transport that does not carry the mails. */

const { brevo, harness } = await startBrevoHarness({ MAIL_TRANSPORTS: 'smtp,brevo' });
const { query } = harness.postgres;
beforeEach(async () => {
  await harness.empty();
  brevo.received.splice(0);
  brevo.calls.splice(0);
  brevo.behaviour = 'accepts';
  harness.smtp.behaviour = 'rejects for now';
});

/** A request whose mails have been refused for so many minutes. */
async function waiting(minutes: number) {
  const id = randomUUID();
  expect((await harness.send(randomUUID(), id)).status).toBe(202);
  await harness.idle();
  const { rows } = await query(
    `update mails set created_at = now() - make_interval(mins => $2) where submission_id = $1
     returning id, kind`,
    [id, minutes],
  );
  const idOf = (kind: string) => rows.find((mail) => mail.kind === kind).id;
  return { team: idOf('team'), confirmation: idOf('confirmation') };
}

test('one alert for the mails to the team that have waited for an hour, not repeated at once', async () => {
  const stuck = [await waiting(61), await waiting(600)];
  const young = await waiting(58);
  await harness.retry();
  await harness.retry();
  expect(brevo.received).toHaveLength(1);
  const [alert] = brevo.received;
  expect(alert).toMatchObject({
    to: [{ email: team }],
    sender: { name: 'Site', email: 'site@allie-compliance.example' },
    subject: expect.stringMatching(/ 2 /),
  });
  for (const { team: id } of stuck) expect(alert?.textContent).toContain(id);
  expect(alert?.textContent).toContain('451 try again');
  expect(alert?.textContent).toContain('npm run list:mails');
  for (const id of [young.team, young.confirmation, stuck[0]?.confirmation])
    expect(alert?.textContent).not.toContain(id);
});

test('it comes again after a day, as long as the mail waits', async () => {
  await waiting(61);
  await harness.retry();
  await query(`update mails set alerted_at = alerted_at - interval '23 hours'`);
  await harness.retry();
  expect(brevo.received).toHaveLength(1);
  await query(`update mails set alerted_at = alerted_at - interval '1 hour'`);
  await harness.retry();
  expect(brevo.received).toHaveLength(2);
});

test('a function killed before the alert is out leaves it to the next retry', async () => {
  await waiting(61);
  brevo.behaviour = 'hangs';
  const lost = harness.retry().catch(() => null);
  await expect.poll(() => brevo.calls.length).toBe(1);
  await harness.platform.restartFunction();
  await lost;
  brevo.behaviour = 'accepts';
  await harness.retry();
  expect(brevo.received).toHaveLength(1);
});

test('eleven months after a request that never reached the team, the alert says when it will be erased', async () => {
  const { team: id } = await waiting(61);
  await query(
    `update form_submissions set last_interaction_at = now() - interval '11 months 1 day'`,
  );
  await harness.retry();
  expect(brevo.received[0]?.textContent).toMatch(new RegExp(`${id}.+ à effacer le 20\\d\\d-`));
});

test('an alert names fifty of many mails and counts the rest', async () => {
  const { team: id } = await waiting(61);
  await query(
    `insert into mails (kind, created_at, next_attempt_at)
     select 'digest', now() - interval '2 hours', now() + interval '1 hour' from generate_series(1, 59)`,
  );
  await harness.retry();
  expect(brevo.received[0]?.subject).toContain(' 60 ');
  expect(brevo.received[0]?.textContent).toContain('10 de plus');
  expect(brevo.received[0]?.textContent).not.toContain(id);
  // An hour later the next ones.
  await query(`update mails set alerted_at = alerted_at - interval '1 hour'`);
  await harness.retry();
  expect(brevo.received[1]?.subject).toContain(' 10 ');
  expect(brevo.received[1]?.textContent).toContain(id);
});

test('with 90,000 waiting, the alert gives their number, and health reads few blocks', async () => {
  const { postgres } = harness;
  await postgres.query(
    `insert into mails (kind, status, created_at, sent_at, next_attempt_at, delivery_status)
     select 'digest', case when n % 2 = 0 then 'pending' else 'sent' end, now() - interval '2 hours',
       case when n % 2 = 1 then now() - interval '1 hour' end, now() + interval '1 hour',
       case when n % 2 = 1 then 'delivered' end
     from generate_series(1, 180000) n`,
  );
  await postgres.query('vacuum analyze mails');
  const { rows } = await postgres.query(`select stuck_mails() ->> 'count' as count`);
  expect(rows).toEqual([{ count: '90000' }]);
  const { rows: plan } = await postgres.query(
    'explain (analyze, buffers, format json) select oldest_unsent_seconds()',
  );
  expect(plan[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks']).toBeLessThan(100);
});
