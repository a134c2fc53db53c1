/*
 * Measures the back end's SQL on a PostgreSQL 17 that writes as in production (fsync):
 * `npx tsx tests/support/backend/measure.ts [millions of page views, by default 2 and 10]`.
 * Other work on the machine shows in the figures, so each is the median and the worst of some.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { startCluster } from '@/supabase/local/postgres-cluster';
import { connect, migratePool } from './postgres';

const millions = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [2, 10];
const cluster = await startCluster();
const owner = connect(cluster.port, 'postgres');
await migratePool(owner);
await owner.query(`update limits set page_views_per_minute = 1e9, page_views_per_day = 1e9,
  page_views_kept = 2e9, stored_per_hour = 1e9, mailed_per_hour = 1e9, confirmations_per_day = 1e9`);

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const at = (values: number[], share: number) =>
  sorted(values)[Math.floor(values.length * share)] ?? 0;
const print = (what: string, text: string) =>
  console.log(`${what.padEnd(46)} ${text.padEnd(64)} load ${loadavg()[0]?.toFixed(1)}`);

/** How long the server's process of a connection has worked, in milliseconds (Linux). */
async function processorOf(client: pg.ClientBase) {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return () => Number(readFileSync(`/proc/${rows[0].pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** Runs a statement some times, as the clock and the server's process saw it. */
async function time(what: string, sql: string, times = 9) {
  const client = await owner.connect();
  const processor = await processorOf(client);
  const took: number[] = [];
  const worked: number[] = [];
  for (let run = 0; run < times; run++) {
    const [start, before] = [performance.now(), processor()];
    await client.query(sql);
    took.push(performance.now() - start);
    worked.push(processor() - before);
  }
  client.release();
  print(
    what,
    `median ${at(took, 0.5).toFixed(1)} ms, worst ${Math.max(...took).toFixed(1)}; processor ${at(worked, 0.5).toFixed(1)}, worst ${Math.max(...worked).toFixed(1)}`,
  );
}

type Statement = { name: string; text: string; values: () => unknown[] };

const view: Statement = {
  name: 'view',
  text: `insert into page_views (page_path, user_agent, referrer, session_id)
    values ('/avocats?source=lettre', $1, 'https://www.example.org/', $2)`,
  values: () => [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    randomUUID(),
  ],
};
const request: Statement = {
  name: 'request',
  text: `select store_submission($1, 'demo', 'fr', $2, false, false, $3, 'Je souhaite')`,
  values: () => {
    const id = randomUUID();
    return [id, { email: `${id}@prospect.example`, firstName: 'Anne', company: 'Cabinet' }, id];
  },
};

/** Runs a statement on so many connections, each as fast as it is answered, while `until` runs. */
async function load(
  role: string,
  statement: Statement,
  connections: number,
  until: () => Promise<unknown>,
) {
  const took: number[] = [];
  let worked = 0;
  let isOver = false;
  const start = performance.now();
  const clients = Array.from({ length: connections }, async () => {
    const client = new pg.Client(`postgres://postgres:postgres@127.0.0.1:${cluster.port}/postgres`);
    await client.connect();
    await client.query(`set role ${role}`);
    const processor = await processorOf(client);
    const before = processor();
    while (!isOver) {
      const begun = performance.now();
      await client.query({ ...statement, values: statement.values() });
      took.push(performance.now() - begun);
    }
    worked += processor() - before;
    await client.end();
  });
  await until();
  isOver = true;
  await Promise.all(clients);
  const perSecond = (took.length / (performance.now() - start)) * 1000;
  return `${perSecond.toFixed(0)}/s, p50 ${at(took, 0.5).toFixed(1)} ms, p99 ${at(took, 0.99).toFixed(1)}, worst ${Math.max(...took).toFixed(0)}; processor ${(worked / took.length).toFixed(2)} each`;
}
const seconds = (count: number) => () => new Promise((done) => setTimeout(done, count * 1000));

/** Page views of 90 days, as visitors leave them, added up. */
async function fill(rows: number) {
  await owner.query(
    'truncate page_views, page_view_sessions, page_views_by_day, page_view_referrers',
  );
  const client = await owner.connect();
  // Without triggers: what they would write is written here.
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into page_views (created_at, page_path, user_agent, referrer, session_id, host, is_bot)
     select now() - interval '92 days' * (1 - n / $1::float),
       '/page-' || n % 97 || case when n % 4 = 0 then '?source=lettre' else '' end,
       'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
       case when n % 3 = 0 then 'https://host-' || n % 211 || '.example/' end,
       md5((n / 4)::text)::uuid, case when n % 3 = 0 then 'host-' || n % 211 || '.example' end, n % 10 = 0
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await client.query('set session_replication_role = origin');
  client.release();
  await owner.query('vacuum analyze page_views');
  await owner.query(`select sum_page_view_day(day::date)
    from generate_series(current_date - 93, current_date, interval '1 day') day`);
  const { rows: size } = await owner.query(
    `select pg_size_pretty(pg_total_relation_size('page_views')) as all,
       (pg_total_relation_size('page_views') / count(*))::int as row from page_views`,
  );
  print(
    `${rows.toLocaleString('en')} page views in 90 days`,
    `${size[0].all}, ${size[0].row} bytes a row`,
  );
}

async function reports() {
  const monday = `date_trunc('week', now() at time zone 'Europe/Paris')::date`;
  await time('  weekly_figures', `select weekly_figures(${monday})`);
  await time('  daily_figures', `select daily_figures(${monday})`);
  for (const table of ['page_views_by_day', 'page_view_referrers', 'page_view_sessions'])
    await time(`  ${table}`, `select * from ${table} order by day`);
  await time('  sum_page_views', 'select sum_page_views()');
  await time('  erase_page_views, an hour of them each', 'select erase_page_views()');
}

console.log(`${cpus().length} × ${cpus()[0]?.model}`);
for (const connections of [1, 4, 16])
  print(`insert, ${connections} connections`, await load('anon', view, connections, seconds(8)));
for (const connections of [1, 16])
  print(
    `store_submission, ${connections}`,
    await load('service_role', request, connections, seconds(8)),
  );
await fill(2600 * 90);
await reports();
for (const million of millions) {
  await fill(million * 1e6);
  await reports();
  print('  insert, 4 connections', await load('anon', view, 4, seconds(8)));
  const retention = async () => {
    for (let run = 0; run < 20; run++) await owner.query('select erase_page_views()');
  };
  print('  the same, 20 runs of retention meanwhile', await load('anon', view, 4, retention));
  for (const connections of [1, 16])
    print(`  insert, ${connections}`, await load('anon', view, connections, seconds(8)));
}
await owner.query(`insert into mails (kind, status, created_at, sent_at, next_attempt_at, delivery_status)
  select 'digest', case when n % 2 = 0 then 'pending' else 'sent' end, now() - interval '2 hours',
    case when n % 2 = 1 then now() end, now() + interval '1 hour',
    case when n % 2 = 1 then 'delivered' end
  from generate_series(1, 190000) n`);
await owner.query('vacuum analyze mails');
await time('190,000 mails, half of them waiting: stuck_mails', 'select stuck_mails()');
await time('  oldest_unsent_seconds', 'select oldest_unsent_seconds()');
await owner.end();
await cluster.remove();
