import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, inject, test } from 'vitest';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { startFaultHarness } from '../../support/backend/fault-harness';
import type { Behaviour } from '../../support/backend/faulty-smtp';
import { team } from '../../support/backend/platform';

/* Mails that a mail server refuses for what they are. */

const harness = await startFaultHarness();
const { query } = harness.postgres;
beforeEach(() => harness.empty());

/** Another mail to the team goes through: that of a request about other words. */
async function anotherGoesThrough() {
  harness.smtp.behaviour = 'accepts';
  expect((await harness.send(randomUUID())).status).toBe(200);
  await harness.idle();
}

/** Puts the first refusal of each mail more than a day back. */
const dayPasses = () =>
  query(`update mails set refused_at = refused_at - interval '25 hours' where status = 'pending'`);

/** Time passes, and the mails that wait are tried again, so many times. */
async function tryAgain(behaviour: Behaviour, times = 1) {
  for (let attempt = 0; attempt < times; attempt++) {
    harness.smtp.behaviour = behaviour;
    await harness.passTime();
    await harness.retry();
  }
}

test('refused three times for what it is, a request goes without its reply address, and says so', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for good';
  await harness.send(company);
  await harness.idle();
  await anotherGoesThrough();
  // Being refused for the moment says nothing about the mail.
  for (const behaviour of ['rejects for now', 'rejects for good', 'rejects for now'] as const)
    await tryAgain(behaviour);
  await tryAgain('rejects replies to the person', 3);
  const [mail, ...others] = harness.smtp.toTeam(company);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ replyTo: '', text: expect.stringContaining('@prospect.example') });
  expect(mail?.text).toContain(mailWords.fr.noReply);
  expect(mail?.text).not.toContain(mailWords.fr.reply);
});

test.each([
  'team',
  'digest',
])('a %s mail whose words are refused, as others are not, goes out without them after a day', async (kind) => {
  const company = randomUUID();
  const id = randomUUID();
  const own = await query('select mailed_per_hour from limits');
  if (kind === 'digest') await query('update limits set mailed_per_hour = 0');
  harness.smtp.behaviour = { rejects: company };
  await harness.send(company, id);
  await harness.idle();
  await tryAgain({ rejects: company });
  await query('update limits set mailed_per_hour = $1', [own.rows[0].mailed_per_hour]);
  await anotherGoesThrough();
  await tryAgain({ rejects: company }, 7);
  // The confirmation names it too.
  const naming = () =>
    harness.smtp.received.filter(
      ({ text, recipients }) => text.includes(id) && recipients.includes(team),
    );
  expect(naming()).toEqual([]);
  await dayPasses();
  await tryAgain({ rejects: company });
  const mails = naming();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.recipients).toEqual([team]);
  expect(`${mails[0]?.subject} ${mails[0]?.html}`).not.toMatch(/prospect/);
  expect(await harness.statusOf(company)).toBe('sent');
});

test.each([
  ['all mails', () => Promise.resolve()],
  // To visitors mails go out: it is the team's mailbox that is refused.
  [
    'all to the team',
    () =>
      query(
        `update mails set status = 'sent', sent_at = clock_timestamp() where kind = 'confirmation'`,
      ),
  ],
])('an account of which %s are refused for days keeps every word of a request', async (_, others) => {
  const [first, second] = [randomUUID(), randomUUID()];
  harness.smtp.behaviour = 'rejects for good';
  for (const company of [first, second]) await harness.send(company);
  await harness.idle();
  await others();
  await tryAgain('rejects for good', 9);
  await dayPasses();
  await tryAgain('rejects for good', 2);
  await tryAgain('accepts');
  for (const company of [first, second])
    expect(harness.smtp.toTeam(company)).toMatchObject([
      { replyTo: expect.stringContaining('@prospect.example') },
    ]);
});

test('resend:mails sends every word again', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'rejects for good';
  await harness.send(company);
  await harness.idle();
  await query(
    `update mails set invalid_count = 9, refused_at = now() - interval '3 days' where status = 'pending'`,
  );
  await query('select resend_mails()');
  await tryAgain('accepts');
  expect(harness.smtp.toTeam(company)).toMatchObject([
    { replyTo: expect.stringContaining('@prospect.example') },
  ]);
});

test('a mail that is refused for what it is lets the others go first', async () => {
  const refused = randomUUID();
  harness.smtp.behaviour = 'rejects for good';
  await harness.send(refused);
  await harness.idle();
  harness.smtp.behaviour = 'rejects for now';
  const later = randomUUID();
  await harness.send(later, later);
  await harness.idle();
  await harness.passTime();
  const { rows } = await query(
    `select claim_mails(1, p_kinds => array['team']) -> 0 -> 'submission' ->> 'id' as id`,
  );
  expect(rows).toEqual([{ id: later }]);
});

test('addresses that a mail server quotes are neither stored nor logged', async () => {
  const company = randomUUID();
  harness.smtp.behaviour = 'quotes the recipient';
  await harness.send(company);
  await harness.idle();
  const { rows } = await query(`select last_error from mails where status = 'pending'`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { last_error } of rows) {
    expect(last_error).toContain('550');
    expect(last_error).not.toMatch(/@|prospect|equipe/);
  }
  expect(readFileSync(inject('functionLog'), 'utf8')).not.toMatch(/quoted: <?[^\s>]*@/);
});
