import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newsletterLabel } from '@/supabase/functions/_shared/form-fields';
import { startFaultHarness } from '../support/backend/fault-harness';
import { team } from '../support/backend/platform';
import { contactEn, contactFr, demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { runCommand } from '../support/commands';

/* One person's data, by e-mail address: all of it, and nobody else's. */

const anne = 'anne.exemple@prospect.example';
/** Addresses that only look like hers: longer, shorter, with an SQL wildcard. */
const others = [
  'xanne.exemple@prospect.example',
  'anne.exemple@prospect.example.org',
  'anne_exemple@prospect.example',
  'exemple@prospect.example',
];

/** Anne and each of the others have asked for a demo, written, and been mistaken for spam. */
async function startPersonHarness() {
  const harness = await startFaultHarness();
  const ask = (request: unknown) => send(request, { to: harness.url });
  // Mails stay pending.
  harness.smtp.behaviour = 'rejects for now';
  for (const email of [anne, ...others]) {
    // Case does not matter.
    const typed = email.replace('anne', 'Anne');
    await ask(demoFr({ email: typed }));
    await ask(contactFr({ email: ` ${typed} `, newsletter: true }));
    await ask(contactEn({ email, website: 'https://spam.example' }));
  }
  await harness.postgres.query(
    `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid())`,
  );
  return {
    ...harness,
    /** The number of rows about an address, by table, and of page views. */
    rowsAbout: async (email: string) => {
      const { rows } = await harness.postgres.query(
        `select
           (select count(*)::int from form_submissions
            where lower(fields->>'email') = $1) as requests,
           (select count(*)::int from newsletter_consents where email = $1) as newsletter,
           (select count(*)::int from mails m join form_submissions s on s.id = m.submission_id
            where lower(s.fields->>'email') = $1) as mails,
           (select count(*)::int from page_views) as views`,
        [email],
      );
      return rows[0];
    },
  };
}

const harness = await startPersonHarness();

const run = (command: string, ...values: string[]) =>
  runCommand(harness.platform.api, command, ...values);

/** What is exported about an address, and what the command says. */
async function exported(email: string) {
  const folder = mkdtempSync(join(tmpdir(), 'person-'));
  const said = await run('export:person', email, join(folder, 'export.json'));
  expect(said.code, said.error).toBe(0);
  const text = readFileSync(join(folder, 'export.json'), 'utf8');
  rmSync(folder, { recursive: true });
  return { ...said, text, data: JSON.parse(text) };
}

/** A demo, a message, spam; one consent; two mails to the team, a confirmation today and tomorrow. */
const all = { requests: 3, newsletter: 1, mails: 4, views: 1 };

test('the export has all of a person’s data, nothing of others, no token and no hash', async () => {
  const { out, text, data } = await exported(` ${anne.toUpperCase()} `);
  const { requests, newsletter, mails } = data;
  expect(requests.map(({ type, status }: Record<string, string>) => [type, status])).toEqual([
    ['demo', 'stored'],
    ['contact', 'stored'],
    ['contact', 'spam'],
  ]);
  for (const { email, fields } of requests) {
    expect(email).toBe(anne);
    expect(fields).toMatchObject({ firstName: 'Zoé', lastName: 'Lefèvre', consent: true });
  }
  expect(newsletter).toMatchObject([{ email: anne, locale: 'fr', wording: newsletterLabel.fr }]);
  expect(mails.map(({ kind }: Record<string, string>) => kind).sort()).toEqual([
    'confirmation',
    'confirmation',
    'team',
    'team',
  ]);
  for (const other of ['token', 'address_hash', ...others])
    expect(text).not.toContain(`"${other}"`);
  expect(out).toContain('page views');
  expect(out).toContain('mailboxes');
});

test('erasing removes all of hers, leaves others whole, and says what it cannot reach', async () => {
  expect(await harness.rowsAbout(anne)).toEqual(all);
  const { code, out } = await run('erase:person', anne);
  expect(code).toBe(0);
  expect(out).toContain('Erased: mails 4, requests 3, newsletter 1.');
  for (const left of ['page views', 'mailbox', 'log', 'Backups']) expect(out).toContain(left);

  expect(await harness.rowsAbout(anne)).toEqual({ requests: 0, newsletter: 0, mails: 0, views: 1 });
  for (const email of others) expect(await harness.rowsAbout(email)).toEqual(all);
  expect((await exported(anne)).data).toEqual({ requests: [], newsletter: [], mails: [] });
});

test('of a confirmed consent, erasing leaves the hash and the dates, and the export shows them', async () => {
  const email = 'luc@prospect.example';
  await harness.postgres.query(
    `insert into newsletter_consents (email, locale, wording, confirmed_at)
     values ($1, 'fr', 'Je souhaite', now())`,
    [email],
  );
  await run('erase:person', email);
  const { text, data } = await exported(email);
  expect(data.newsletter).toMatchObject([
    { email: null, confirmed_at: expect.any(String), withdrawn_at: expect.any(String) },
  ]);
  expect(text).not.toContain(email);
});

test('nothing of hers goes out afterwards; the others’ does', async () => {
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await harness.retry();
  expect(harness.smtp.received.map(({ to }) => to)).not.toContain(anne);
  const toTeam = harness.smtp.received.filter(({ to }) => to === team);
  expect(toTeam).toHaveLength(2 * others.length);
});

test('a digest that waits loses her request, and is gone where it had no other', async () => {
  const [other = ''] = others;
  for (const addresses of [[anne], [anne, other]]) {
    const { rows } = await harness.postgres.query(
      `insert into public.mails (kind) values ('digest') returning id`,
    );
    for (const email of addresses)
      await harness.postgres.query(
        `insert into public.form_submissions (id, type, locale, fields, delivery, digest_mail_id)
         values (gen_random_uuid(), 'demo', 'fr', $1, 'digest', $2)`,
        [{ email }, rows[0].id],
      );
  }
  await run('erase:person', anne);
  const { rows } = await harness.postgres.query(
    `select array_agg(s.email) as of from public.mails m
     left join public.form_submissions s on s.digest_mail_id = m.id
     where m.kind = 'digest' group by m.id`,
  );
  expect(rows).toEqual([{ of: [other] }]);
});

test('erase:person without an address erases nothing, and shows its usage', async () => {
  const { code, error } = await run('erase:person', 'anne');
  expect(code).toBe(1);
  expect(error).toContain('Usage: npm run erase:person -- someone@example.org');
});
