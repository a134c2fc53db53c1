import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';

/* The migrations of the core stand by themselves: those named `watch` come after them, and may be left out. */

const folder = 'supabase/migrations';
const files = readdirSync(folder).sort();
const core = files.filter((file) => !file.includes('_watch_'));

const postgres = await PGlite.create();
afterAll(() => postgres.close());
for (const file of ['supabase/local/roles.sql', ...core.map((name) => `${folder}/${name}`)])
  await postgres.exec(readFileSync(file, 'utf8'));

const called = async (call: string) =>
  (await postgres.query<{ result: unknown }>(`select ${call} as result`)).rows[0]?.result;

test('what watches comes after the core', () => {
  expect(core.length).toBeLessThan(files.length);
  expect(files.slice(0, core.length)).toEqual(core);
});

test('a request is stored, mailed, digested and erased by the core alone', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const stored = await called(
    `store_submission(p_id => '${id}', p_previous => null, p_next => null, p_type => 'contact',
      p_locale => 'fr', p_fields => '{"email": "a@prospect.example"}', p_spam => false,
      p_too_fast => false, p_unsolved => false, p_solved => false, p_address_hash => 'a',
      p_network_hash => null, p_wording => 'Lettre', p_webhook => false)`,
  );
  expect(stored).toMatchObject({ id, state: 'new' });
  const mails = (await called('claim_mails(10)')) as { id: string; kind: string }[];
  const team = mails.find(({ kind }) => kind === 'team');
  expect(team).toMatchObject({ submission: { id } });
  await called(`mark_mail_sent('${team?.id}')`);
  await called('prepare_digests()');
  await postgres.exec(
    `update form_submissions set last_interaction_at = now() - interval '10 years'`,
  );
  await called('apply_retention()');
  expect((await postgres.query('select status from form_submissions')).rows).toEqual([]);
});
