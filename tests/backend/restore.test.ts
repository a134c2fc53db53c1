import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill, type OwnDatabase, ownDatabase } from '../support/backend/own-database';

/* A backup of one's own, loaded into a new database by what docs/on-call.md has psql run. */

const source = await ownDatabase();
const target = await ownDatabase();
const harness = await startFaultHarness({}, target);
// PostgreSQL writes there as its own user.
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
chmodSync(folder, 0o777);
afterAll(async () => {
  await source.stop();
  rmSync(folder, { recursive: true });
});

const { rows } = await source.query(
  `select tablename from pg_tables where schemaname = 'public' order by 1`,
);
const tables: string[] = rows.map(({ tablename }) => tablename);

/** The rows of each table, as one text. */
async function contents({ query }: OwnDatabase) {
  const textOf = async (table: string) =>
    (await query(`select string_agg(t::text, chr(10) order by t::text) from ${table} t`)).rows;
  return Promise.all(tables.map(async (table) => [table, await textOf(table)]));
}

test('every row is there again, what waited goes out once, and what was sent stays sent', async () => {
  await fill(source, 1, { status: 'sent' });
  await fill(source, 1, { status: 'stored', delivery: 'digest' });
  await source.query(`
    update form_submissions set created_at = now() - interval '21 hours' where status = 'sent';
    select prepare_reminders();
    select mark_mail_sent(id) from mails;
    select prepare_digests();
    insert into newsletter_consents (email, locale, wording) values ('a@prospect.example', 'fr', 'Oui');
    insert into page_views (page_path, session_id) values ('/', gen_random_uuid());
    select sum_page_views();
    update limits set mailed_per_hour = 5`);
  for (const table of tables) await source.query(`copy ${table} to '${join(folder, table)}'`);

  const guide = readFileSync('docs/on-call.md', 'utf8');
  const load = tables.map((table) => `copy ${table} from '${join(folder, table)}'`);
  const steps = [...guide.matchAll(/^ *-(?:c '([^']+)'|f data\.sql)/gm)];
  const work = steps.flatMap(([, statement]) => statement ?? load);
  // The new project's schedule has run.
  await target.query('select sum_page_views()');
  await target.query(['begin', ...work, 'commit', 'reset session_replication_role'].join(';'));

  expect(await contents(target)).toEqual(await contents(source));
  const { rows: counter } = await target.query(
    'select last_value - erased as kept from private.page_views_counted, private.page_view_counter',
  );
  expect(Number(counter[0]?.kept)).toBe(1);
  await harness.retry();
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(1);
  expect((await target.query('select from mails where status <> $1', ['sent'])).rowCount).toBe(0);
});
