import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startBrevoHarness } from '../support/backend/brevo';

/* What the provider reports about mails it accepted, in the format of Brevo's webhook. */

const { brevo, harness } = await startBrevoHarness({
  MAIL_TRANSPORTS: 'smtp,brevo',
  EVENTS_SECRET: 'secret of this test',
  ALERT_TO: 'astreinte@elsewhere.example',
});
const { query } = harness.postgres;
beforeEach(async () => {
  await harness.empty();
  brevo.received.splice(0);
});

type Headers = Record<string, string>;
const secret: Headers = { 'x-events-secret': 'secret of this test' };

const report = (event: unknown, headers = secret) =>
  fetch(`${harness.url}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof event === 'string' ? event : JSON.stringify(event),
  });

/** An event as Brevo sends it, so many seconds ago. */
const eventOf = (event: string, mail: string, ago = 0) => ({
  ...{ event, id: 26224, email: 'equipe@allie-compliance.example', subject: 'Demande', tag: '' },
  ...{ date: '2026-11-22 10:11:12', ts_event: Math.floor(Date.now() / 1000) - ago },
  ...{ 'message-id': '<202611221011.1@smtp-relay.mailin.fr>', 'X-Mailin-custom': mail },
});

async function sentMail(kind = 'team') {
  const id = randomUUID();
  expect((await harness.send(randomUUID(), id)).status).toBe(200);
  await harness.idle();
  const { rows } = await query('select id from mails where submission_id = $1 and kind = $2', [
    id,
    kind,
  ]);
  return String(rows[0].id);
}

const mailWith = async (id: string) =>
  (await query('select * from mails where id = $1', [id])).rows[0];

const recorded: [event: string, status: string | null][] = [
  ['delivered', 'delivered'],
  ['hard_bounce', 'bounced'],
  ['soft_bounce', 'bounced'],
  ['invalid_email', 'bounced'],
  ['blocked', 'blocked'],
  ['error', 'blocked'],
  ['spam', 'complaint'],
  ['opened', null],
  ['toString', null],
];

test('what an event says of a mail is recorded, with the secret alone', async () => {
  const mail = await sentMail();
  for (const headers of [
    {},
    // Another, a shortened one, another token, the retry's.
    ...['secret of that test', 'secret of this tes', 'local-retry'].map((other) => ({
      'x-events-secret': other,
    })),
    { authorization: 'Bearer x' },
  ] as Headers[])
    expect((await report(eventOf('delivered', mail), headers)).status).toBe(401);
  expect((await mailWith(mail)).delivery_status).toBeNull();

  for (const [event, status] of recorded) {
    await query('update mails set delivery_status = null, delivery_status_at = null');
    const answer = await report(eventOf(event, mail), {
      authorization: 'Bearer secret of this test',
    });
    expect(answer.status, event).toBe(200);
    expect((await mailWith(mail)).delivery_status, event).toBe(status);
  }
});

test('a mail of the provider’s SMTP is known by its Message-ID', async () => {
  const mail = await sentMail();
  const { 'X-Mailin-custom': _, ...event } = eventOf('delivered', mail);
  await report({ ...event, 'message-id': `<${mail}@allie-compliance.example>` });
  expect((await mailWith(mail)).delivery_status).toBe('delivered');
});

test.each([
  ['no JSON', '{', 400],
  ['no event', {}, 422],
  ['an event of another kind', { event: 7 }, 422],
  ['a mail nobody knows', eventOf('delivered', randomUUID()), 200],
  ['no mail', { event: 'delivered' }, 200],
])('%s is answered %s', async (_, event, status) => {
  expect((await report(event)).status).toBe(status);
});

test.each([
  -8.64e12,
  -1,
  1e300,
  Date.now(),
])('an event of the moment %d is recorded, and a later one counts', async (ts_event) => {
  const mail = await sentMail();
  expect((await report({ ...eventOf('delivered', mail), ts_event })).status).toBe(200);
  expect((await mailWith(mail)).delivery_status).toBe('delivered');
  await report({ ...eventOf('spam', mail), ts_event });
  expect((await mailWith(mail)).delivery_status).toBe('complaint');
});

test('the last event counts, in whatever order they come', async () => {
  const mail = await sentMail();
  await report(eventOf('delivered', mail, 10));
  await report(eventOf('soft_bounce', mail, 60));
  expect((await mailWith(mail)).delivery_status).toBe('delivered');
  await report(eventOf('spam', mail, 5));
  expect((await mailWith(mail)).delivery_status).toBe('complaint');
});

test('a report proves that a mail went out whose answer was lost', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'accepts the mail, then drops the connection';
  expect((await harness.send(company)).status).toBe(202);
  await harness.idle();
  const [copy] = harness.smtp.toTeam(company);
  const id = copy?.messageId.slice(1, 37) ?? '';
  await report(eventOf('delivered', id));
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await harness.retry();
  expect(harness.smtp.toTeam(company)).toHaveLength(1);
  expect(await harness.statusOf(company)).toBe('sent');
});

test.each([
  'hard_bounce',
  'blocked',
])('%s of a mail to the team: an alert by the other transport, and resend:mails sends it anew', async (event) => {
  const mail = await sentMail();
  await report(eventOf(event, mail));
  await harness.retry();
  await harness.retry();
  expect(brevo.received).toHaveLength(1);
  expect(brevo.received[0]).toMatchObject({
    to: [{ email: 'astreinte@elsewhere.example' }],
    textContent: expect.stringContaining(mail),
  });

  const { rows } = await query('select id from mail_problems');
  expect(rows).toEqual([{ id: mail }]);
  const before = await mailWith(mail);
  await query('select resend_mails()');
  await harness.retry();
  const after = await mailWith(mail);
  expect(after).toMatchObject({ status: 'sent', delivery_status: null, attempts: 1 });
  expect(after.idempotency_key).not.toBe(before.idempotency_key);
  expect(harness.smtp.received).toHaveLength(3);
});

test('a confirmation that bounces is recorded, and nobody is woken', async () => {
  const mail = await sentMail('confirmation');
  await report(eventOf('hard_bounce', mail));
  await harness.retry();
  expect(brevo.received).toEqual([]);
  await query('select resend_mails()');
  expect(await mailWith(mail)).toMatchObject({ status: 'sent', delivery_status: 'bounced' });
});

test('a mail whose answer was lost, without a report though later ones have theirs: an alert', async () => {
  const [first, unsure, last] = [await sentMail(), await sentMail(), await sentMail()];
  await query(`update mails set sent_at = sent_at - interval '7 hours'`);
  await query('update mails set unsure = true where id = $1', [unsure]);
  await report(eventOf('delivered', first));
  await harness.retry();
  expect(brevo.received).toEqual([]);
  await report(eventOf('delivered', last));
  await harness.retry();
  expect(brevo.received).toHaveLength(1);
  expect(brevo.received[0]?.textContent).toContain(unsure);
});

test('a report from before a mail was resent says nothing of its copy', async () => {
  const mail = await sentMail();
  const bounce = eventOf('hard_bounce', mail);
  await report(bounce);
  await query('select resend_mails($1)', [mail]);
  // Twice, and one that comes late.
  for (const event of [bounce, bounce, eventOf('blocked', mail, 1)])
    expect((await report(event)).status).toBe(200);
  expect(await mailWith(mail)).toMatchObject({ status: 'pending', delivery_status: null });
  await harness.retry();
  expect(await mailWith(mail)).toMatchObject({ status: 'sent', delivery_status: null });
  await report(eventOf('delivered', mail, -1));
  expect((await mailWith(mail)).delivery_status).toBe('delivered');
});

/** The text of the daily mail, written and sent now. */
async function dailyMail() {
  await query(
    `update report_mails set hour = 0, last_day = (now() at time zone 'Europe/Paris')::date - 1
     where kind = 'daily'`,
  );
  await query(`delete from mails where kind = 'daily'`);
  harness.smtp.received.splice(0);
  await harness.retry();
  return harness.smtp.received.find(({ subject }) => subject.startsWith('Bilan'))?.text;
}

test('refused reports are counted, and the daily mail says how many', async () => {
  await report(eventOf('delivered', randomUUID()), {});
  await report(eventOf('delivered', randomUUID()), { 'x-events-secret': 'another' });
  const count = () => query('select number from refused_reports');
  await expect.poll(async () => (await count()).rows).toEqual([{ number: 2 }]);
  expect(await dailyMail()).not.toContain('EVENTS_SECRET');
  await query('update refused_reports set day = day - 1');
  expect(await dailyMail()).toMatch(/bon secret\s*: 2\./u);
  // Anybody can cause one.
  await query('insert into refused_reports (number) values (1000)');
  await report(eventOf('delivered', randomUUID()), {});
  await harness.idle();
  expect((await query('select max(number) from refused_reports')).rows).toEqual([{ max: 1000 }]);
});

test('where no report has come for three days, though one came before, the daily mail says so', async () => {
  const mail = await sentMail();
  expect(await dailyMail()).not.toContain('EVENTS_SECRET');
  await report(eventOf('delivered', mail));
  expect(await dailyMail()).not.toContain('EVENTS_SECRET');
  await query(
    `update mails set delivery_status_at = now() - interval '73 hours', sent_at = now() - interval '2 hours'`,
  );
  expect(await dailyMail()).toContain('EVENTS_SECRET');
});
