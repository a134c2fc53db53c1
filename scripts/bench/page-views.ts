import { type Postgres, startPostgres } from '@/tests/support/backend/postgres';
import { percentile, timed, timedOften } from './statistics';

/** Milliseconds, with so many page views in the table. */
export type PageViewTimes = {
  views: number;
  insert: { p50: number; p99: number };
  reports: Record<(typeof reports)[number], number>;
  /** A day's page views past their 25 months, and how many that is. */
  retention: { day: number; erased: number; nothing: number };
  megabytes: { table: number; indexes: number };
};

const reports = ['page_views_by_day', 'page_view_referrers', 'page_view_sessions'] as const;

/** Inserts, reports and retention on a real PostgreSQL, at each size of the table. */
export async function measurePageViews(
  sizes: number[],
  say: (step: string) => void,
): Promise<PageViewTimes[]> {
  const postgres = await startPostgres();
  try {
    const results: PageViewTimes[] = [];
    for (const views of sizes) {
      say(`${views.toLocaleString('en-GB')} page views`);
      await fill(postgres, views);
      results.push(await measure(postgres, views));
    }
    return results;
  } finally {
    await postgres.stop();
  }
}

/** Spreads page views over the 25 months they are kept and one day more, in the order of time. */
async function fill({ query }: Postgres, views: number) {
  await query('truncate public.page_views');
  await query(
    `insert into public.page_views (created_at, page_path, user_agent, referrer, session_id)
     select first + (now() - first) * (n::float8 / $1),
       pages[1 + n % 8] || case when n % 5 = 0 then '?source=' || n % 50 else '' end,
       'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
       case when n % 3 = 0 then 'https://www.site-' || n % 500 || '.example/page' end,
       md5((n / 3)::text)::uuid
     from generate_series(1, $1::int) n,
       (select now() - interval '25 months 1 day' as first,
          array['/', '/avocats', '/notaires', '/demo', '/en', '/en/lawyers', '/contact', '/en/demo']
            as pages) as given`,
    [views],
  );
  // As autovacuum does in its own time.
  await query('vacuum analyze public.page_views');
}

async function measure({ query, database }: Postgres, views: number): Promise<PageViewTimes> {
  // As the gateway does: a transaction of its own, under the visitors' role.
  const inserts = await timedOften(500, () =>
    database.as('anon', (asVisitor) =>
      asVisitor(
        `insert into public.page_views (page_path, user_agent, session_id)
         values ('/avocats', 'Mozilla/5.0', gen_random_uuid())`,
      ),
    ),
  );
  const entries = [];
  for (const view of reports) {
    const times = await timedOften(3, () => query(`select * from public.${view}`));
    entries.push([view, percentile(times, 0.5)] as const);
  }
  const size = await query(
    `select pg_table_size('public.page_views') / 1e6 as t,
       pg_indexes_size('public.page_views') / 1e6 as i`,
  );
  let erased = 0;
  const retention = async () => {
    erased += (await query('select public.apply_retention() as done')).rows[0].done.page_views;
  };
  return {
    views,
    insert: { p50: percentile(inserts, 0.5), p99: percentile(inserts, 0.99) },
    reports: Object.fromEntries(entries) as PageViewTimes['reports'],
    retention: { day: await timed(retention), nothing: await timed(retention), erased },
    megabytes: { table: Math.round(size.rows[0].t), indexes: Math.round(size.rows[0].i) },
  };
}
