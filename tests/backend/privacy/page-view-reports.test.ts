import { afterAll, expect, test } from 'vitest';
import { ownDatabase } from '../../support/backend/own-database';

/* The views for the dashboard, on known rows. Who may read them is in rights/matrix.test.ts. */

const example = 'https://www.example.org';
/** Days ago, session, page, referrer. */
const views: [number, string, string, string | null][] = [
  [1, 'a', '/', null],
  [1, 'c', '/en', 'http://search.example:8080/find?q=aml'],
  [2, 'a', '/', null],
  [2, 'a', '/avocats', `${example}/links`],
  [2, 'a', '/avocats?source=letter', null],
  [2, 'b', '/avocats', `${example}/other`],
  [2, 'b', '/avocats', 'android-app://mail.example'],
  [89, 'd', '/avocats', example],
  // Older than the reports look.
  [91, 'e', '/avocats', example],
];

/** Days are those of Paris. */
const today = `(now() at time zone 'Europe/Paris')::date`;

const postgres = await ownDatabase();
afterAll(postgres.stop);
for (const view of views)
  await postgres.query(
    `insert into public.page_views (created_at, session_id, page_path, referrer)
     values ((${today} - $1::int + time '12:00') at time zone 'Europe/Paris', md5($2)::uuid, $3, $4)`,
    view,
  );

/** As the dashboard's reader. */
const report = (sql: string) =>
  postgres.database.as('service_role', async (query) => (await query(sql)).rows);

test('pages by day: the query is no page of its own', async () => {
  const rows = await report(
    `select ${today} - day as ago, page, views::int from public.page_views_by_day
     order by 1, 2`,
  );
  expect(rows).toEqual([
    { ago: 1, page: '/', views: 1 },
    { ago: 1, page: '/en', views: 1 },
    { ago: 2, page: '/', views: 1 },
    { ago: 2, page: '/avocats', views: 4 },
    { ago: 89, page: '/avocats', views: 1 },
  ]);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/130.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', false],
  ['', false],
])('%j is left out of the figures: %s', async (agent, isBot) => {
  const count = async () =>
    Number((await report('select sum(views) as n from public.page_view_sessions'))[0]?.n);
  const before = await count();
  await postgres.query(
    `insert into public.page_views (session_id, page_path, user_agent, created_at)
     values (gen_random_uuid(), '/bot', $1, current_date - 50)`,
    [agent],
  );
  expect((await count()) - before).toBe(isBot ? 0 : 1);
  await postgres.query(`delete from public.page_views where page_path = '/bot'`);
});

test('referrers by day and host, with views and sessions', async () => {
  const rows = await report(
    `select ${today} - day as ago, referrer, views::int, sessions::int
     from public.page_view_referrers order by 1, 2`,
  );
  expect(rows).toEqual([
    { ago: 1, referrer: '(none)', views: 1, sessions: 1 },
    { ago: 1, referrer: 'search.example:8080', views: 1, sessions: 1 },
    { ago: 2, referrer: '(none)', views: 3, sessions: 2 },
    { ago: 2, referrer: 'www.example.org', views: 2, sessions: 2 },
    { ago: 89, referrer: 'www.example.org', views: 1, sessions: 1 },
  ]);
});

test('sessions by day', async () => {
  const rows = await report(
    `select ${today} - day as ago, sessions::int, views::int from public.page_view_sessions
     order by 1`,
  );
  expect(rows).toEqual([
    { ago: 1, sessions: 2, views: 2 },
    { ago: 2, sessions: 2, views: 5 },
    { ago: 89, sessions: 1, views: 1 },
  ]);
});
