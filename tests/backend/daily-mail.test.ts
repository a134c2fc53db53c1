import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/fill';
import { team } from '../support/backend/platform';

/* One mail each morning with the number of requests of the day before: silence is noticed. */

const harness = await startFaultHarness();
afterAll(harness.stop);
beforeEach(() => harness.empty());

const paris = `(now() at time zone 'Europe/Paris')`;

/** The last one was yesterday's, and the hour of today's is now. */
const due = () =>
  harness.postgres.query(
    `update daily_mail set last_day = ${paris}::date - 1, hour = extract(hour from ${paris})`,
  );

test('none on the day of the installation', async () => {
  await harness.postgres.query('update daily_mail set hour = 0');
  await harness.retry();
  expect(harness.smtp.received).toEqual([]);
});

test('from its hour on, once a day, also where there was no request', async () => {
  await due();
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  expect(harness.smtp.received[0]).toMatchObject({
    recipients: [team],
    subject: expect.stringMatching(/^Bilan du .+ 0$/),
  });
});

test('not before its hour', async () => {
  const { rows } = await harness.postgres.query(`select extract(hour from ${paris})::int as hour`);
  // In the last hour of the day there is no later one.
  await harness.postgres.query(
    `update daily_mail set last_day = ${paris}::date - 1, hour = least(23, $1::int + 1)`,
    [rows[0].hour],
  );
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(rows[0].hour === 23 ? 1 : 0);
});

test('it counts the requests of the day before, in Paris, and what is stuck', async () => {
  await fill(harness.postgres, 3, { status: 'sent' });
  await fill(harness.postgres, 2, { status: 'spam' });
  // Midnight in Paris begins and ends the day.
  await harness.postgres.query(
    `update form_submissions set created_at = (${paris}::date - 1)::timestamp at time zone 'Europe/Paris'`,
  );
  await fill(harness.postgres, 1, { status: 'sent' });
  await harness.postgres.query(
    `update form_submissions set created_at = ${paris}::date::timestamp at time zone 'Europe/Paris'
     where created_at = now() or created_at > now() - interval '1 second'`,
  );
  await harness.postgres.query(
    `insert into mails (kind, status, created_at, next_attempt_at, delivery_status, delivery_status_at)
     values ('team', 'pending', now() - interval '20 minutes', now() + interval '1 hour', null, null),
       ('team', 'sent', now(), now(), 'bounced', now()),
       ('confirmation', 'dead', now(), now(), null, null)`,
  );
  await due();
  await harness.retry();
  const mail = harness.smtp.received.find(({ subject }) => subject.startsWith('Bilan'));
  expect(mail?.subject).toMatch(/ 3$/);
  const figures = [...(mail?.text ?? '').matchAll(/^(.+?)\s*: (\d+)$/gm)].map(([, label, n]) => [
    label,
    Number(n),
  ]);
  expect(figures).toEqual([
    ['Demandes de démonstration', 0],
    ['Messages', 3],
    ['Envois indésirables', 2],
    ['En attente d’envoi', 1],
    ['Non remis', 2],
  ]);
  expect(mail?.text).toContain('npm run list:mails');
});

test('a provider that refuses it gets it again', async () => {
  harness.smtp.behaviour = 'rejects for now';
  await due();
  await harness.retry();
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
});
