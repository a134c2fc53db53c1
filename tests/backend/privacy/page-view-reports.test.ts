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

const postgres = await ownDatabase();
afterAll(postgres.stop);
for (const view of views)
  await postgres.query(
    `insert into public.page_views (created_at, session_id, page_path, referrer)
     values (current_date - $1::int + time '12:00', md5($2)::uuid, $3, $4)`,
    view,
  );

/** As the dashboard's reader. */
const report = (sql: string) =>
  postgres.database.as('service_role', async (query) => (await query(sql)).rows);

test('pages by day: the query is no page of its own', async () => {
  const rows = await report(
    `select current_date - day as ago, page, views::int from public.page_views_by_day
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

test('referrers: by host, with views and sessions', async () => {
  const rows = await report(
    `select referrer, views::int, sessions::int from public.page_view_referrers order by 1`,
  );
  expect(rows).toEqual([
    { referrer: '(none)', views: 4, sessions: 2 },
    { referrer: 'search.example:8080', views: 1, sessions: 1 },
    { referrer: 'www.example.org', views: 3, sessions: 3 },
  ]);
});

test('sessions by day', async () => {
  const rows = await report(
    `select current_date - day as ago, sessions::int, views::int from public.page_view_sessions
     order by 1`,
  );
  expect(rows).toEqual([
    { ago: 1, sessions: 2, views: 2 },
    { ago: 2, sessions: 2, views: 5 },
    { ago: 89, sessions: 1, views: 1 },
  ]);
});
