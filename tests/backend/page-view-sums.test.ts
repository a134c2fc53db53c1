import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ownDatabase } from '../support/backend/own-database';

/* Page views added up by day, which mails and dashboard read, on known rows. Who may read them is in rights.test.ts. */

const postgres = await ownDatabase();
const { query } = postgres;
afterAll(postgres.stop);

const tables = 'page_views, page_view_sessions, page_views_by_day, page_view_referrers';
beforeEach(() => query(`truncate ${tables}`));

/** Days are those of Paris. */
const today = `(now() at time zone 'Europe/Paris')::date`;

const example = 'https://www.example.org';
type Row = [ago: number, session: string, page: string, referrer: string | null, time?: string];

const add = async (...rows: Row[]) => {
  for (const [ago, session, page, referrer, time = '12:00'] of rows)
    await query(
      `insert into page_views (created_at, session_id, page_path, referrer)
       values ((${today} - $1::int + $5::time) at time zone 'Europe/Paris', md5($2)::uuid, $3, $4)`,
      [ago, session, page, referrer, time],
    );
};

/** As the schedule, where it is the service role's. */
const run = (name: string) =>
  postgres.database.as('service_role', async (ask) => (await ask(`select ${name}()`)).rows);
const sum = () => run('sum_page_views');
/** As the dashboard's reader. */
const report = (sql: string) =>
  postgres.database.as('service_role', async (ask) => (await ask(sql)).rows);

const daysOf = async () =>
  (
    await report(
      `select ${today} - day as ago, views from page_view_sessions where views > 0 order by 1`,
    )
  ).map(({ ago, views }) => [ago, views]);

const rows: Row[] = [
  [1, 'a', '/', null],
  [1, 'c', '/en', 'http://search.example:8080/find?q=aml'],
  [2, 'a', '/', null, '00:00'],
  [2, 'a', '/avocats', `${example}/links`],
  [2, 'a', '/avocats?source=letter', null],
  [2, 'b', '/avocats', `${example}/other`],
  [2, 'b', '/avocats', 'android-app://mail.example', '23:59:59.999'],
  [89, 'd', '/avocats', example],
];

describe('a day', () => {
  test('by page: the query is no page of its own', async () => {
    await add(...rows);
    for (const ago of [1, 2, 89]) await report(`select sum_page_view_day(${today} - ${ago})`);
    expect(
      await report(
        `select ${today} - day as ago, page, views from page_views_by_day order by 1, 2`,
      ),
    ).toEqual([
      { ago: 1, page: '/', views: 1 },
      { ago: 1, page: '/en', views: 1 },
      { ago: 2, page: '/', views: 1 },
      { ago: 2, page: '/avocats', views: 4 },
      { ago: 89, page: '/avocats', views: 1 },
    ]);
    expect(
      await report(
        `select ${today} - day as ago, referrer, views, sessions from page_view_referrers order by 1, 2`,
      ),
    ).toEqual([
      { ago: 1, referrer: '(none)', views: 1, sessions: 1 },
      { ago: 1, referrer: 'search.example:8080', views: 1, sessions: 1 },
      { ago: 2, referrer: '(none)', views: 3, sessions: 2 },
      { ago: 2, referrer: 'www.example.org', views: 2, sessions: 2 },
      { ago: 89, referrer: 'www.example.org', views: 1, sessions: 1 },
    ]);
    expect(
      await report(
        `select ${today} - day as ago, sessions, views from page_view_sessions order by 1`,
      ),
    ).toEqual([
      { ago: 1, sessions: 2, views: 2 },
      { ago: 2, sessions: 2, views: 5 },
      { ago: 89, sessions: 1, views: 1 },
    ]);
  });

  test('bots that say so are left out, in all three', async () => {
    await add([0, 'a', '/', null]);
    await query(
      `insert into page_views (page_path, user_agent, referrer, session_id)
       values ('/bot', 'AnyBot/1.0', 'https://bot.example/', gen_random_uuid())`,
    );
    await sum();
    expect(await daysOf()).toEqual([[0, 1]]);
    expect(await report('select page, views from page_views_by_day')).toEqual([
      { page: '/', views: 1 },
    ]);
    expect(await report('select referrer from page_view_referrers')).toEqual([
      { referrer: '(none)' },
    ]);
  });

  test('has 500 pages and 500 hosts at most; the rest, and what is neither, is added up', async () => {
    await query(
      `insert into page_views (page_path, referrer, session_id)
       select '/p-' || n, 'https://h-' || n || '.example/', md5((n % 7)::text)::uuid
       from generate_series(1, 510) n, generate_series(1, 2)`,
    );
    await add(
      [0, 'x', '/https://evil.example/login', 'https://me:evil.example/'],
      [0, 'x', '/+33199000000', 'http://[::1]/'],
      [0, 'x', '/A', 'https://evil.example?x'],
    );
    await sum();
    const totals = (table: string, column: string) =>
      report(
        `select count(*)::int as rows, sum(views)::int as views,
           (sum(views) filter (where ${column} = '(other)'))::int as others from ${table}`,
      );
    const expected = [{ rows: 501, views: 1023, others: 23 }];
    expect(await totals('page_views_by_day', 'page')).toEqual(expected);
    expect(await totals('page_view_referrers', 'referrer')).toEqual(expected);
    expect(
      await report(`select sessions from page_view_referrers where referrer = '(other)'`),
    ).toEqual([{ sessions: 8 }]);
  });

  test('is added up anew: what was deleted is gone, what has not changed is not written', async () => {
    await add([0, 'a', '/', null], [0, 'a', '/en', example], [0, 'b', '/contact', null]);
    await sum();
    const writes = () => report(`select page, xmin::text from page_views_by_day order by 1`);
    const before = await writes();
    await query(`delete from page_views where page_path = '/en'`);
    await sum();
    expect(await writes()).toEqual(before.filter(({ page }) => page !== '/en'));
    expect(await report('select referrer, views, sessions from page_view_referrers')).toEqual([
      { referrer: '(none)', views: 2, sessions: 2 },
    ]);
    await query('truncate page_views');
    await sum();
    expect(await writes()).toEqual([]);
  });
});

describe('a run', () => {
  test('after a pause begins with the day before the last one it reached', async () => {
    for (let ago = 20; ago >= 0; ago--) await add([ago, 'a', '/', null]);
    await query(
      `insert into page_view_sessions values (${today} - 16, 1, 7, now()), (${today} - 15, 1, 0, now()),
         (${today} - 14, 1, 0, now())`,
    );
    await sum();
    // A week at a time, so that no run takes long.
    expect((await daysOf())[0]).toEqual([8, 1]);
    await sum();
    await sum();
    expect(await daysOf()).toEqual([...Array(16).keys()].map((ago) => [ago, 1]).concat([[16, 7]]));
  });

  test('one at a time: the second leaves the work to the first', async () => {
    await add([0, 'a', '/', null]);
    await postgres.database.as('service_role', async (ask) => {
      await ask('select sum_page_views()');
      await sum();
    });
    expect(await daysOf()).toEqual([[0, 1]]);
  });
});

describe('erasing', () => {
  const ages = async () =>
    (
      await query(
        `select round(extract(epoch from now() - interval '90 days' - created_at) / 60)::int as late
         from page_views order by 1 desc`,
      )
    ).rows.map(({ late }) => late);
  /** Rows so many minutes past their time. */
  const late = (...minutes: number[]) =>
    query(
      `insert into page_views (created_at, page_path, session_id)
       select now() - interval '90 days' - make_interval(mins => late), '/', gen_random_uuid()
       from unnest($1::int[]) late`,
      [minutes],
    );

  test('takes what is past 90 days, the oldest hour at a call', async () => {
    await late(-60, -2, 1, 30, 200, 230, 4000);
    await sum();
    await query(`insert into page_view_sessions values (${today}, 0, 0)
      on conflict do nothing`);
    expect(await run('erase_page_views')).toEqual([{ erase_page_views: 1 }]);
    expect(await ages()).toEqual([230, 200, 30, 1, -2, -60]);
    expect(await run('erase_page_views')).toEqual([{ erase_page_views: 2 }]);
    expect(await run('erase_page_views')).toEqual([{ erase_page_views: 2 }]);
    expect(await run('erase_page_views')).toEqual([{ erase_page_views: 0 }]);
    expect(await ages()).toEqual([-2, -60]);
  });

  test('takes nothing that is still to be added up, however old', async () => {
    await late(3 * 1440, 2 * 1440, 1440, 5);
    expect(await run('erase_page_views')).toEqual([{ erase_page_views: 0 }]);
    // The last run was on the day of the third: that day and the one before may have got views since.
    await query(
      `insert into page_view_sessions select day, 0, 0 from page_views order by day offset 2 limit 1`,
    );
    for (let run_ = 0; run_ < 100; run_++) await run('erase_page_views');
    expect(await ages()).toEqual([2 * 1440, 1440, 5]);
    for (let run_ = 0; run_ < 20; run_++) await sum();
    for (let run_ = 0; run_ < 100; run_++) await run('erase_page_views');
    expect(await ages()).toEqual([]);
    const { rows } = await query('select sum(views)::int as views from page_view_sessions');
    expect(rows).toEqual([{ views: 3 }]);
  });
});
