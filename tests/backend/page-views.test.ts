import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rest } from '@/supabase/local/rest';
import { ownDatabase } from '../support/backend/own-database';
import { pageView, sendView, viewsOf } from '../support/backend/platform';

test('anybody may add a page view: 201, empty, and the row has the four columns', async () => {
  const view = pageView({ referrer: 'https://www.example.org/' });
  const before = Date.now();
  const { status, text } = await sendView(view);
  expect(status).toBe(201);
  expect(text).toBe('');
  const [row, ...others] = await viewsOf(view.session_id);
  expect(others).toEqual([]);
  expect(row).toEqual({ ...view, id: expect.any(Number), created_at: expect.any(String) });
  expect(Date.parse(String(row?.created_at))).toBeGreaterThanOrEqual(before - 1);
});

test('referrer may be null, user agent too', async () => {
  const view = pageView({ user_agent: null });
  expect((await sendView(view)).status).toBe(201);
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test('a session has as many page views as it sends', async () => {
  const view = pageView();
  for (const page_path of ['/', '/en', '/en']) await sendView({ ...view, page_path });
  const paths = (await viewsOf(view.session_id)).map(({ page_path }) => page_path);
  expect(paths).toEqual(['/', '/en', '/en']);
});

const refused: [what: string, code: string, changes: Record<string, unknown>][] = [
  ['a path without a slash', '23514', { page_path: 'avocats' }],
  ['an address for a path', '23514', { page_path: 'https://evil.example/' }],
  ['an empty path', '23514', { page_path: '' }],
  ['a path that is too long', '23514', { page_path: '/'.repeat(513) }],
  ['a user agent that is too long', '23514', { user_agent: 'x'.repeat(301) }],
  ['a referrer that is too long', '23514', { referrer: 'x'.repeat(513) }],
  ['a path with a space', '23514', { page_path: '/a b' }],
  ['a path of letters that browsers encode', '23514', { page_path: '/é' }],
  ['a user agent of two lines', '23514', { user_agent: 'a\nb' }],
  ['a user agent that is no ASCII', '23514', { user_agent: '😀' }],
  ['a referrer that is no ASCII', '23514', { referrer: 'https://é.example/' }],
  ['null for a path', '23502', { page_path: null }],
  ['no path', '23502', { page_path: undefined }],
  ['null for a session', '23502', { session_id: null }],
  ['a session that is no UUID', '22P02', { session_id: 'me' }],
  ['an empty session', '22P02', { session_id: '' }],
];

test.each(refused)('%s is refused with PostgreSQL’s code %s', async (_, code, changes) => {
  const view = pageView(changes);
  const { status, json } = await sendView(view);
  expect(status).toBe(400);
  expect(Object.keys(json).sort()).toEqual(['code', 'details', 'hint', 'message']);
  expect(json.code).toBe(code);
  expect(json.message).not.toBe('');
});

test('the longest values are kept', async () => {
  const path = '/'.repeat(512);
  const view = pageView({ page_path: path, user_agent: 'x'.repeat(300), referrer: path });
  expect((await sendView(view)).status).toBe(201);
  expect(await viewsOf(view.session_id)).toMatchObject([view]);
});

test.each([
  [401, '42501', { created_at: '2020-01-01T00:00:00Z' }],
  [400, '428C9', { id: 1 }],
  [400, '42703', { ip: '::1' }],
])('%i for any other column (%s)', async (status, code, changes) => {
  const view = pageView(changes);
  const answer = await sendView(view);
  expect(answer.status).toBe(status);
  expect(answer.json.code).toBe(code);
  expect(await viewsOf(view.session_id)).toEqual([]);
});

test('several page views in one call are refused, and none of them is kept', async () => {
  const view = pageView();
  const { status, json } = await sendView([view, view]);
  expect(status).toBe(400);
  expect(json).toMatchObject({ code: '23514', message: 'one page view per call' });
  expect(await viewsOf(view.session_id)).toEqual([]);
});

/* Anybody may send page views: what is kept of them, and how many. */

const postgres = await ownDatabase();
afterAll(postgres.stop);
beforeEach(async () => {
  await postgres.query('truncate public.page_views');
  await postgres.query(`update private.page_view_counter set minute = '-infinity'`);
  await postgres.query(
    `update public.limits set page_views_per_minute = 3000, page_views_per_day = 20000,
     page_views_kept = 2000000`,
  );
});

/** Adds a page view as a visitor does; the database does not say whether it is kept. */
const view = () =>
  postgres.database.as('anon', (query) =>
    query(`insert into public.page_views (page_path, session_id) values ('/', $1)`, [randomUUID()]),
  );
/** Sends one through the REST interface of this database. */
const sendTo = (body: unknown) =>
  rest(postgres.database, {
    ...{
      method: 'POST',
      path: 'page_views',
      params: new URLSearchParams(),
      headers: new Headers(),
    },
    ...{ body, role: 'anon' },
  });
const addViews = async (times: number) => {
  for (let time = 0; time < times; time++) await view();
};
const count = async () =>
  Number((await postgres.query('select count(*) from public.page_views')).rows[0].count);
const limit = (column: string, value: number) =>
  postgres.query(`update public.limits set ${column} = ${value}`);
/** Puts the counter back, as if it were later. */
const pass = (time: string) =>
  postgres.query(`update private.page_view_counter set minute = minute - interval '${time}'`);

test('above the ceiling of a minute they are dropped in silence, until the minute is over', async () => {
  await limit('page_views_per_minute', 5);
  // Within one transaction it is one minute.
  await postgres.query(`
  begin;
  update private.page_view_counter set minute = date_trunc('minute', now()), in_minute = 4;
  set local role anon;
  ${`insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid());`.repeat(3)}
  commit;`);
  expect(await count()).toBe(1);
  await pass('1 minute');
  await addViews(2);
  expect(await count()).toBe(3);
});

test('above the ceiling of a day too', async () => {
  await addViews(1);
  await limit('page_views_per_day', 3);
  await addViews(6);
  expect(await count()).toBe(3);
  await pass('1 minute');
  await addViews(1);
  expect(await count()).toBe(3);
  await pass('1 day');
  await addViews(1);
  expect(await count()).toBe(4);
});

test.each([
  ['retention erases some', 2, 'select public.apply_retention()'],
  ['somebody deletes some', 2, `delete from public.page_views where created_at < '2021-01-01'`],
  ['somebody deletes none', 0, 'delete from public.page_views where false'],
  ['the table is emptied', 3, 'truncate public.page_views'],
])('above the ceiling of all that is kept they are dropped, until %s', async (_, erased, sql) => {
  await limit('page_views_kept', 3);
  await addViews(5);
  expect(await count()).toBe(3);
  await postgres.query(
    `update public.page_views set created_at = '2020-01-01'
     where id in (select id from public.page_views limit 2)`,
  );
  await pass('2 days');
  await addViews(1);
  expect(await count()).toBe(3);

  await postgres.query(sql);
  expect(await count()).toBe(3 - erased);
  await addViews(5);
  expect(await count()).toBe(3);
});

test('a view that the table refuses takes no place', async () => {
  await limit('page_views_kept', 1);
  expect((await sendTo(pageView({ page_path: '' }))).status).toBe(400);
  await addViews(2);
  expect(await count()).toBe(1);
});

test('a flood from many connections exceeds the ceiling by no more than the connections', async () => {
  await limit('page_views_per_day', 50);
  await Promise.all(Array.from({ length: 8 }, () => addViews(40)));
  expect(await count()).toBeGreaterThanOrEqual(50);
  expect(await count()).toBeLessThan(60);
});

test('what is dropped is answered as what is kept: 201 and nothing', async () => {
  await limit('page_views_per_day', 0);
  const answer = await sendTo(pageView());
  expect(answer).toEqual({ status: 201, body: undefined });
  expect(await count()).toBe(0);
});

test.each([
  ['/avocats?source=lettre&gclid=Abc_1', '/avocats?source=lettre'],
  ['/avocats?fbclid=x', '/avocats'],
  ['/?MC_EID=x&mc_cid=y&msclkid=1&a=b&wbraid=2&_hsenc=3', '/?mc_cid=y&a=b'],
  ['/?a=b&gclid', '/?a=b'],
  ['/?gclids=1&a=gclid', '/?gclids=1&a=gclid'],
  ['/contact?email=anne@cabinet.example&a=1', '/contact?a=1'],
  ['/contact?a=1&e=anne.b%2Bc%40cabinet.example', '/contact?a=1'],
  ['/?e=anne%2540cabinet.example', '/'],
  ['/?anne@cabinet.example', '/'],
  ['/?from=@allie&x=a?b=c', '/?from=@allie&x=a?b=c'],
  ['/anne@cabinet.example/x', '/-/x'],
  ['/?q=&r', '/?q=&r'],
  ['/en', '/en'],
])('of %s is stored %s, in the path and in the referrer', async (sent, stored) => {
  const page = pageView({ page_path: sent, referrer: `https://www.example.org${sent}` });
  expect((await sendView(page)).status).toBe(201);
  expect(await viewsOf(page.session_id)).toMatchObject([
    { page_path: stored, referrer: `https://www.example.org${stored}` },
  ]);
});

/* The views for the dashboard, on known rows. Who may read them is in rights.test.ts. */

const example = 'https://www.example.org';
/** Days ago, session, page, referrer. */
const rows: [number, string, string, string | null][] = [
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

const dashboard = await ownDatabase();
afterAll(dashboard.stop);
for (const row of rows)
  await dashboard.query(
    `insert into public.page_views (created_at, session_id, page_path, referrer)
   values ((${today} - $1::int + time '12:00') at time zone 'Europe/Paris', md5($2)::uuid, $3, $4)`,
    row,
  );

/** As the dashboard's reader. */
const report = (sql: string) =>
  dashboard.database.as('service_role', async (query) => (await query(sql)).rows);

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
  await dashboard.query(
    `insert into public.page_views (session_id, page_path, user_agent, created_at)
   values (gen_random_uuid(), '/bot', $1, current_date - 50)`,
    [agent],
  );
  expect((await count()) - before).toBe(isBot ? 0 : 1);
  await dashboard.query(`delete from public.page_views where page_path = '/bot'`);
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
