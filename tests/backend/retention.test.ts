import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownDatabase } from '../support/backend/own-database';

/* What the privacy policy says is kept, and how long: tried a minute before and after each border. */

const postgres = await ownDatabase();
const { query } = postgres;
afterAll(postgres.stop);
beforeEach(() =>
  query(
    `truncate form_submissions, mails, newsletter_consents, page_views, page_view_sessions,
       page_views_by_day, page_view_referrers`,
  ),
);

const retain = () =>
  postgres.database.as('service_role', (ask) =>
    ask('select public.apply_retention(), public.erase_page_views()'),
  );

const count = async (table: string) =>
  Number((await query(`select count(*) from public.${table}`)).rows[0].count);

/** Stores a contact message with the newsletter's box ticked. */
async function storeRequest(spam = false): Promise<string> {
  const id = randomUUID();
  const fields = { email: `${id}@prospect.example`, newsletter: true };
  await query(`select public.store_submission($1, 'contact', 'fr', $2, $3, false, 'hash')`, [
    id,
    fields,
    spam,
  ]);
  // A mail tells of it.
  await query(`
    with digest as (
      insert into mails (kind, created_at) select 'spam_digest', now() - interval '3 years'
      from form_submissions where status = 'spam' returning id)
    update form_submissions set digest_mail_id = digest.id from digest`);
  await query('select mark_mail_sent(id) from mails');
  return id;
}

/** Sets a moment, as an interval before now. */
const move = (table: string, column: string, ago: string) =>
  query(`update public.${table} set ${column} = now() - interval '${ago}'`);

/** What goes after a period stays a minute before its end, and is gone a minute after. */
async function expectBorder(table: string, column: string, period: string, counted = table) {
  await move(table, column, `${period} -1 minutes`);
  await retain();
  expect(await count(counted)).toBeGreaterThan(0);
  await move(table, column, `${period} 1 minute`);
  await retain();
  expect(await count(counted)).toBe(0);
}

test.each([
  ['a request', false],
  ['spam', true],
])('%s goes 12 months after the last interaction, with its mails', async (_, spam) => {
  await storeRequest(spam);
  // However old it is.
  await move('form_submissions', 'created_at', '3 years');
  await expectBorder('form_submissions', 'last_interaction_at', '12 months');
  expect(await count('mails')).toBe(0);
});

test('a page view goes after 90 days, once it is added up; its sums after 25 months', async () => {
  await query(
    `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid())`,
  );
  await move('page_views', 'created_at', '90 days -1 minutes');
  await query('select public.sum_page_view_day(day) from page_views');
  // The sums have gone on since.
  await query('insert into page_view_sessions values (current_date, 0, 0)');
  await expectBorder('page_views', 'created_at', '90 days');
  const sums = ['page_view_sessions', 'page_views_by_day', 'page_view_referrers'];
  const counts = () => Promise.all(sums.map(count));
  for (const [age, left] of [
    ['25 months', [2, 1, 1]],
    ['25 months 1 day', [1, 0, 0]],
  ] as const) {
    for (const table of sums)
      await query(
        `update ${table} set day = (now() at time zone 'Europe/Paris' - interval '${age}')::date
         where day < current_date`,
      );
    await retain();
    expect(await counts()).toEqual(left);
  }
});

test('a confirmed consent outlives its request, and goes 3 years after confirmation', async () => {
  await storeRequest();
  await move('newsletter_consents', 'created_at', '4 years');
  await move('newsletter_consents', 'confirmed_at', '2 years');
  await expectBorder('form_submissions', 'last_interaction_at', '12 months');
  await expectBorder('newsletter_consents', 'confirmed_at', '3 years');
});

test('the hash of a withdrawn consent goes after 3 years, whenever it was confirmed', async () => {
  await storeRequest();
  await move('newsletter_consents', 'confirmed_at', '5 years');
  await move('newsletter_consents', 'withdrawn_at', '1 year');
  const { rows } = await query('select email, email_hash from newsletter_consents');
  expect(rows).toEqual([{ email: null, email_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  await move('newsletter_consents', 'created_at', '6 years');
  await move('form_submissions', 'last_interaction_at', '2 years');
  await expectBorder('newsletter_consents', 'withdrawn_at', '3 years');
});

test('an old list does not bring back who has withdrawn since; a new confirmation does', async () => {
  const add = (email: string, confirmed: string) =>
    query(
      `insert into public.newsletter_consents (email, locale, wording, confirmed_at)
       values ($1, 'fr', 'Je souhaite', $2)`,
      [email, confirmed],
    );
  await add('anne@prospect.example', '2024-01-01');
  await move('newsletter_consents', 'withdrawn_at', '0 minutes');
  await add('anne@prospect.example', '2024-01-01');
  await add(' Anne@Prospect.example', '2024-05-01');
  await add('luc@prospect.example', '2024-01-01');
  const { rows } = await query('select email from newsletter_consents where email <> $1', ['']);
  expect(rows).toEqual([{ email: 'luc@prospect.example' }]);
  await add('anne@prospect.example', '2999-01-01');
  expect(await count('newsletter_consents')).toBe(3);
});

test('a tick that nobody confirmed goes after 12 months, or with its request', async () => {
  await storeRequest();
  await expectBorder('newsletter_consents', 'created_at', '12 months');
  await storeRequest();
  await expectBorder('form_submissions', 'last_interaction_at', '12 months', 'newsletter_consents');
});

test('the hash of the network address goes after an hour', async () => {
  await storeRequest();
  const hash = async () =>
    (await query('select address_hash, network_hash from public.form_submissions')).rows;
  await query(`update public.form_submissions set network_hash = 'wide'`);
  await move('form_submissions', 'created_at', '59 minutes');
  await retain();
  expect(await hash()).toEqual([{ address_hash: 'hash', network_hash: 'wide' }]);
  await move('form_submissions', 'created_at', '61 minutes');
  await retain();
  expect(await hash()).toEqual([{ address_hash: null, network_hash: null }]);
});

test('a mail that is about no request goes after 12 months, sent or not', async () => {
  await query(
    `insert into public.mails (kind, status) values ('digest', 'sent'), ('digest', 'pending')`,
  );
  await expectBorder('mails', 'created_at', '12 months');
});

test('a digest stays as long as a request in it, which would be mailed again', async () => {
  await query(
    `with digest as (insert into public.mails (kind, status) values ('digest', 'sent') returning id)
     insert into public.form_submissions (id, type, locale, fields, delivery, digest_mail_id)
     select gen_random_uuid(), 'demo', 'fr', '{"email": "a@b.example"}', 'digest', id from digest`,
  );
  await move('mails', 'created_at', '12 months 1 minute');
  await retain();
  expect(await count('mails')).toBe(1);
  await move('form_submissions', 'last_interaction_at', '12 months 1 minute');
  await retain();
  expect(await count('mails')).toBe(0);
});

test.each([
  "requests = '12 m'",
  "requests = '12'",
  "requests = '0'",
  "requests = '-1 year'",
  "newsletter = '3'",
  "withdrawn_consents = '3 m'",
  "address_hashes = '1'",
  "page_views = '90 m'",
  "page_views = '26 months'",
  "page_view_sums = '3 years'",
])('a slip in the table of periods is refused: %s', async (slip) => {
  await expect(query(`update retention set ${slip}`)).rejects.toThrow('check constraint');
});

/** Puts so many requests into the database that a mail told of more than a year ago. */
const fillOld = (count: number, status = 'sent', ago = '12 months 1 day') =>
  query(
    `insert into form_submissions (id, type, locale, fields, status, last_interaction_at)
     select gen_random_uuid(), 'demo', 'fr', '{"email": "a@b.example"}', $2, now() - $3::interval
     from generate_series(1, $1) n`,
    [count, status, ago],
  );
const warnings = async () => (await query('select name, number from warnings order by name')).rows;

test('one call erases fifty requests; the rest follows, and the team is warned', async () => {
  await query('truncate warnings');
  await fillOld(120);
  for (const left of [70, 20, 0]) {
    await retain();
    expect(await count('form_submissions')).toBe(left);
  }
  expect(await warnings()).toEqual([{ name: 'erased_many', number: 100 }]);
});

test('of many requests one call erases one in twenty', async () => {
  await fillOld(2000);
  await retain();
  expect(await count('form_submissions')).toBe(1900);
});

test('of fifty or fewer all go, and nobody is warned', async () => {
  await query('truncate warnings');
  await fillOld(50);
  await retain();
  expect(await count('form_submissions')).toBe(0);
  expect(await warnings()).toEqual([]);
});

test.each([
  ['a request', 'stored'],
  ['spam', 'spam'],
])('%s that no mail has told of stays for a month more, with its mail; then the team is warned', async (_, status) => {
  await query('truncate warnings');
  await fillOld(2, status, '13 months -1 minutes');
  await query(
    `insert into mails (kind, submission_id, created_at) select 'team', id, now() - interval '14 months'
     from form_submissions where status = 'stored'`,
  );
  await retain();
  expect(await count('form_submissions')).toBe(2);
  expect(await count('mails')).toBe(status === 'stored' ? 2 : 0);
  await move('form_submissions', 'last_interaction_at', '13 months 1 minute');
  await retain();
  expect(await count('form_submissions')).toBe(0);
  expect(await count('mails')).toBe(0);
  expect(await warnings()).toEqual([{ name: 'erased_untold', number: 2 }]);
});

test('one call erases fifty consents', async () => {
  await query(
    `insert into newsletter_consents (email, locale, wording, confirmed_at)
     select n || '@b.example', 'fr', 'Oui', now() - interval '4 years' from generate_series(1, 60) n`,
  );
  await retain();
  expect(await count('newsletter_consents')).toBe(10);
});
