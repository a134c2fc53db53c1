import { startPostgres } from './postgres';

/*
 * How many requests a second PostgreSQL 17 stores, with fsync, at 1, 4 and 16 connections:
 * npx tsx tests/support/backend/measure-requests.ts [seconds]
 */
const seconds = Number(process.argv[2] ?? 10);
const postgres = await startPostgres();
// Limits that no measurement reaches, as if the requests came over months.
await postgres.query(
  'update limits set stored_per_hour = 1000000, mailed_per_hour = 1000000, confirmations_per_day = 1000000',
);

// As after years.
await postgres.query(`
  insert into form_submissions (id, type, locale, fields, status, created_at)
  select gen_random_uuid(), 'contact', 'fr',
    jsonb_build_object('email', n || '@prospect.example', 'message', repeat('Bonjour ', 40)), 'sent',
    now() - n * interval '5 minutes'
  from generate_series(12, 100000) n;
  insert into mails (kind, submission_id, status, created_at)
  select 'team', id, 'sent', created_at from form_submissions;
  insert into mails (kind, submission_id, status, created_at, recipient, recipient_day)
  select 'confirmation', id, 'sent', created_at, email, created_at from form_submissions`);
await postgres.query('vacuum analyze');

for (const connections of [1, 4, 16]) {
  await postgres.query(`delete from form_submissions where created_at > now() - interval '1 hour'`);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const id = crypto.randomUUID();
      const fields = { email: `${id}@prospect.example`, message: 'Bonjour '.repeat(40) };
      await postgres.database.as('service_role', (query) =>
        query(
          `select store_submission($1, 'contact', 'fr', $2, false, p_address_hash => $3, p_network_hash => $4)`,
          [id, fields, `address ${id}`, `network ${id}`],
        ),
      );
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const sorted = times.sort((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  console.log(
    `${connections} connections: ${Math.round(times.length / seconds)} requests a second, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`,
  );
}
await postgres.stop();
process.exit(0);
