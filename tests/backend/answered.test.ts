import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/own-database';
import { site } from '../support/backend/platform';
import { contactFr, demoEn, type Request } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/* The team notes its answer by the link of its mail, and is reminded once of what it has not noted. */

const harness = await startFaultHarness();
const { query } = harness.postgres;
beforeEach(() => harness.empty());

/** Sends a request. @returns its id, and the link in the mail to the team */
async function requestWithLink(request: Request = contactFr()) {
  const { body } = await send(request, { to: harness.url });
  await harness.idle();
  const { text, html } = harness.smtp.toTeam(String(request.company))[0] ?? {};
  const link = text?.match(/http\S+#[0-9a-f.-]+/)?.[0] ?? '';
  expect(html).toContain(`href="${link}"`);
  return { id: body.id, link, token: link.split('#')[1] ?? '' };
}

const press = (token: unknown, locale = 'fr') =>
  post({ locale, token }, { to: `${harness.url}/answered` });

async function stored(id: string) {
  const { rows } = await query('select * from form_submissions where id = $1', [id]);
  return rows[0];
}

/** Puts what has come so far back by so many hours. */
const age = (hours: number) =>
  query('update form_submissions set created_at = now() - make_interval(hours => $1)', [hours]);

const reminders = () => harness.smtp.toTeam('Rappel');

test('the button notes the answer and the last interaction, once', async () => {
  const { id, link, token } = await requestWithLink();
  expect(link).toBe(`${site}/repondu#${token}`);
  expect(token).not.toContain('prospect');
  await query(`update form_submissions set last_interaction_at = now() - interval '1 month'`);
  expect(await press(` ${token} `)).toEqual({ status: 303, location: `${site}/repondu#noted` });
  const { answered_at, last_interaction_at } = await stored(id);
  expect(last_interaction_at).toEqual(answered_at);
  expect(Date.now() - answered_at).toBeLessThan(60_000);

  const on = answered_at.toISOString();
  expect((await press(token, 'en')).location).toBe(`${site}/en/answered?on=${on}#already`);
  const { status, body } = await send({ token }, { to: `${harness.url}/answered` });
  expect({ status, body }).toEqual({ status: 200, body: { ok: true, answeredAt: on } });
  expect((await stored(id)).answered_at).toEqual(answered_at);
});

test('the link of an English request leads to the English page', async () => {
  const { link } = await requestWithLink(demoEn());
  expect(link).toMatch(new RegExp(`^${site}/en/answered#`));
});

test('of buttons pressed at once, one notes', async () => {
  const { token } = await requestWithLink();
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(token)));
  const outcomes = answers.map(({ location }) => location?.split('#')[1]).sort();
  expect(outcomes).toEqual([...Array(4).fill('already'), 'noted']);
});

test('a token that we did not sign, or of an erased request, is unknown', async () => {
  const { id, token } = await requestWithLink();
  const other = await requestWithLink();
  const [, signature = ''] = token.split('.');
  const unknown = { status: 303, location: `${site}/repondu#unknown` };
  const tokens = [
    ...['', id, `${id}.`, `${id}.${'0'.repeat(32)}`, `${other.id}.${signature}`],
    ...[`${id}.${signature.slice(1)}`, `${token}0`, `${token}\n${token}`, token.toUpperCase()],
  ];
  for (const wrong of [...tokens, undefined]) expect(await press(wrong)).toEqual(unknown);
  for (const wrong of [[token], { toString: 1, valueOf: 1 }])
    expect((await send({ token: wrong }, { to: `${harness.url}/answered` })).status).toBe(422);
  await query('delete from form_submissions where id = $1', [id]);
  expect(await press(token)).toEqual(unknown);
  expect((await stored(other.id)).answered_at).toBeNull();
});

test('where the database is away, the page says so', async () => {
  const { token } = await requestWithLink();
  harness.faults.set('note_answer', 'before');
  expect((await press(token)).location).toBe(`${site}/repondu#failed`);
  expect((await press(token)).location).toBe(`${site}/repondu#noted`);
});

describe('the reminder', () => {
  test('comes after twenty hours, once, and its own link notes the answer', async () => {
    const request = contactFr();
    const { id, link } = await requestWithLink(request);
    await age(19);
    await harness.retry();
    expect(reminders()).toEqual([]);
    await age(20);
    await harness.retry();
    await harness.retry();
    const [reminder, ...others] = reminders();
    expect(others).toEqual([]);
    expect(reminder?.subject).toContain(String(request.company));
    for (const words of [request.email, request.phone, id, link, mailWords.fr.answered])
      expect(reminder?.text).toContain(String(words));
    expect(reminder?.text).not.toContain(String(request.message));

    // Not even where the person is still in touch when the mail is erased.
    await query(`update mails set created_at = now() - interval '13 months'`);
    await harness.retry();
    await age(9000);
    await harness.retry();
    expect(reminders()).toHaveLength(1);
  });

  test('none for what is answered, be it while the provider is away; none for spam', async () => {
    const { token } = await requestWithLink();
    await press(token);
    await send(contactFr({ website: 'x' }), { to: harness.url });
    const late = await requestWithLink();
    await age(20);
    harness.smtp.behaviour = 'rejects for now';
    await harness.retry();
    const kinds = async () =>
      (await query(`select status from mails where kind = 'reminder'`)).rows;
    expect(await kinds()).toEqual([{ status: 'pending' }]);
    await press(late.token);
    harness.smtp.behaviour = 'accepts';
    await harness.passTime();
    await harness.retry();
    expect(reminders()).toEqual([]);
    expect(await kinds()).toEqual([]);
  });

  test('a flood brings a mail of fifty every ten minutes, without those answered meanwhile', async () => {
    await fill(harness.postgres, 60, { status: 'sent' });
    await age(20);
    harness.smtp.behaviour = 'rejects for now';
    await harness.retry();
    await harness.retry();
    const { rows } = await query(
      `update mails set created_at = now() - interval '10 minutes' where kind = 'reminder'
       returning id`,
    );
    expect(rows).toHaveLength(1);
    await harness.retry();
    await query(
      `update form_submissions set answered_at = now() where fields->>'company' = 'Cabinet 7'`,
    );
    harness.smtp.behaviour = 'accepts';
    await harness.passTime();
    await harness.retry();
    expect(reminders()).toHaveLength(2);
    const references = reminders().flatMap(({ text }) => text.match(/^Référence.+$/gm) ?? []);
    expect(new Set(references).size).toBe(59);
    expect(references).toHaveLength(59);
  });

  test('schedules that run at once write one', async () => {
    await fill(harness.postgres, 10, { status: 'sent' });
    await age(20);
    await Promise.all(Array.from({ length: 8 }, () => query('select prepare_reminders()')));
    const { rows } = await query(
      `select count(distinct reminder_mail_id)::int as mails, count(*)::int as requests,
         (select count(*)::int from mails) as written
       from form_submissions where reminder_mail_id is not null`,
    );
    expect(rows[0].requests).toBe(10);
    expect(rows[0].written).toBe(rows[0].mails);
  });

  test('a request that is erased takes its waiting reminder along', async () => {
    const email = `${randomUUID()}@prospect.example`;
    await requestWithLink(contactFr({ email }));
    await age(20);
    harness.smtp.behaviour = 'rejects for now';
    await harness.retry();
    await query('select erase_person($1)', [email]);
    const { rows } = await query('select from mails');
    expect(rows).toEqual([]);
  });
});
