import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startPlatform } from '@/supabase/local/platform';
import type { Extension } from '@/supabase/local/postgres-cluster';
import { freePorts } from '../support/addresses';
import { atEnd } from '../support/at-end';
import { fill, ownDatabase } from '../support/backend/own-database';
import { startPglite, startPostgres } from '../support/backend/postgres';

/* Without all it needs, the schedule's migration passes and leaves nothing behind. */

const some: Extension[] = ['pg_cron', 'pg_net'];

const starts: [string, () => ReturnType<typeof ownDatabase | typeof startPglite>][] = [
  ['PGlite', () => startPglite()],
  ['a plain PostgreSQL', () => ownDatabase()],
  [`PostgreSQL with ${some.join(' and ')} only`, () => startPostgres({ extensions: some })],
];

test.each(starts)(
  'on %s nothing is scheduled and no extension is created',
  async (_, start) => {
    const harness = await start();
    atEnd(harness.stop);
    const migrations = await harness.query(
      'select max(version) as last from supabase_migrations.schema_migrations',
    );
    const files = readdirSync('supabase/migrations').sort();
    expect(files.at(-1)).toContain(migrations.rows[0]?.last);
    const { rows } = await harness.query(
      `select extname as name from pg_extension
       union all select nspname from pg_namespace where nspname in ('cron', 'net', 'vault')`,
    );
    expect(rows).toEqual([{ name: 'plpgsql' }]);
  },
  120_000,
);

/*
 * Where pg_cron, pg_net and supabase_vault are available: the jobs are there, and what one asks pg_net
 * to send is what the function's retry path takes.
 */

const postgres = await startPostgres({ extensions: ['pg_cron', 'pg_net', 'supabase_vault'] });
atEnd(postgres.stop);
const { query } = postgres;
const ports = await freePorts();
const platform = await startPlatform({ ports, database: postgres.database, retryEvery: 0 });
atEnd(platform.stop);

/** Runs the other jobs, then the retry as pg_cron does, and sends what pg_net was given. */
async function runJobs() {
  const { rows: jobs } = await query(
    `select command from cron.job order by jobname = 'retry-mails'`,
  );
  for (const { command } of jobs) await query(command);
  const { rows } = await query(
    'delete from net.http_request_queue returning method, url, headers, body, timeout_milliseconds',
  );
  expect(rows).toHaveLength(1);
  const [{ method, url, headers, body }] = rows;
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  return { request: rows[0], status: response.status, answer: await response.json() };
}

test('retention every hour, six jobs every minute', async () => {
  const { rows } = await query('select jobname, schedule from cron.job order by 1');
  const schedule = '* * * * *';
  expect(rows).toEqual([
    { jobname: 'apply-retention', schedule: '11 * * * *' },
    { jobname: 'erase-page-views', schedule },
    { jobname: 'prepare-digests', schedule },
    { jobname: 'prepare-reminders', schedule },
    { jobname: 'prepare-reports', schedule },
    { jobname: 'retry-mails', schedule },
    { jobname: 'sum-page-views', schedule },
  ]);
});

test('digests are written and old requests erased though the function cannot be reached', async () => {
  await fill(postgres, 1, { status: 'stored', delivery: 'digest' });
  await fill(postgres, 1, { status: 'sent' });
  await query(
    `update form_submissions set last_interaction_at = now() - interval '13 months'
   where status = 'sent'`,
  );
  const { rows: jobs } = await query(`select command from cron.job where jobname <> 'retry-mails'`);
  for (const { command } of jobs) await query(command);
  const mails = await query('select kind, status from mails');
  expect(mails.rows).toEqual([{ kind: 'digest', status: 'pending' }]);
  const { rows } = await query('select delivery from form_submissions');
  expect(rows).toEqual([{ delivery: 'digest' }]);
  await query('truncate form_submissions, mails, newsletter_consents');
});

test('the job calls the retry path with the secret of the vault, and what waits goes out', async () => {
  const url = `${platform.api}/functions/v1/send-demo-email/retry`;
  await query('select vault.create_secret($1, $2)', [url, 'retry_url']);
  await query('select vault.create_secret($1, $2)', ['local-retry', 'retry_secret']);
  const id = randomUUID();
  await query(
    `select public.store_submission($1, 'demo', 'en', '{"email": "anne@prospect.example",
     "firstName": "Anne", "lastName": "Exemple", "company": "Example", "consent": true}', false)`,
    [id],
  );

  const { request, status, answer } = await runJobs();
  expect(request).toEqual({
    method: 'POST',
    url,
    headers: { 'x-retry-secret': 'local-retry' },
    body: {},
    timeout_milliseconds: 150_000,
  });
  expect(status).toBe(200);
  expect(answer).toEqual({ ok: true, sent: 2, failed: 0 });
  const sent = await query('select status from public.form_submissions where id = $1', [id]);
  expect(sent.rows).toEqual([{ status: 'sent' }]);
});

test('what pg_cron notes of each run is kept for a week', async () => {
  await query(
    `insert into cron.job_run_details (end_time)
   values (now() - interval '8 days'), (now() - interval '6 days'), (null)`,
  );
  await runJobs();
  const { rows } = await query('select end_time from cron.job_run_details');
  expect(rows).toHaveLength(2);
});

test('a secret that was changed on one side only is refused', async () => {
  await query(`update vault.secrets set secret = 'another' where name = 'retry_secret'`);
  expect(await runJobs()).toMatchObject({ status: 401, answer: { error: 'secret' } });
});
