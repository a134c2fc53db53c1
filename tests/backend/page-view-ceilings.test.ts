import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rest } from '@/supabase/local/rest';
import { ownDatabase } from '../support/backend/own-database';
import { pageView } from '../support/backend/platform';

/* Anybody may send page views: how many are kept, and what is said of the others. */

const postgres = await ownDatabase();
const { query } = postgres;
afterAll(postgres.stop);
beforeEach(async () => {
  await query('truncate public.page_views, private.page_views_dropped_until');
  await query(`update private.page_view_counter set minute = '-infinity', day = '-infinity'`);
  await query(
    `update public.limits set page_views_per_minute = 3000, page_views_per_day = 20000,
     page_views_kept = 2000000`,
  );
});

/** Adds a page view as a visitor does; the database does not say whether it is kept. */
const view = () =>
  postgres.database.as('anon', (ask) =>
    ask(`insert into public.page_views (page_path, session_id) values ('/', $1)`, [randomUUID()]),
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
  Number((await query('select count(*) from public.page_views')).rows[0].count);
const limit = (column: string, value: number) =>
  query(`update public.limits set ${column} = ${value}`);
/** Puts the counter back, as if it were later. */
const pass = (time: string) =>
  query(
    `update private.page_view_counter set minute = minute - interval '${time}',
       day = ((minute - interval '${time}') at time zone 'utc')::date`,
  );

test('above the ceiling of a minute they are dropped in silence, until the minute is over', async () => {
  await limit('page_views_per_minute', 5);
  // Within one transaction it is one minute.
  await query(`
  begin;
  set local role anon;
  ${`insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid());`.repeat(8)}
  commit;`);
  expect(await count()).toBe(5);
  await pass('1 minute');
  await addViews(2);
  expect(await count()).toBe(7);
});

test.each([
  ['retention erases some', 2, 'select public.sum_page_views(), public.erase_page_views()'],
  ['somebody deletes some', 2, `delete from public.page_views where created_at < '2021-01-01'`],
  ['somebody deletes none', 0, 'delete from public.page_views where false'],
  ['the table is emptied', 3, 'truncate public.page_views'],
])('above the ceiling of all that is kept they are dropped, until %s', async (_, erased, sql) => {
  await limit('page_views_kept', 3);
  await addViews(5);
  expect(await count()).toBe(3);
  await query(
    `update public.page_views set created_at = '2020-01-01'
     where id in (select id from public.page_views limit 2)`,
  );
  await pass('2 days');
  await addViews(1);
  expect(await count()).toBe(3);

  await query(sql);
  expect(await count()).toBe(3 - erased);
  await addViews(5);
  expect(await count()).toBe(3);
});

test('a view that the table refuses takes no place, and one that is dropped is answered like any', async () => {
  await limit('page_views_kept', 1);
  expect((await sendTo(pageView({ page_path: '' }))).status).toBe(400);
  for (const _ of ['kept', 'dropped'])
    expect(await sendTo(pageView())).toEqual({ status: 201, body: undefined });
  expect(await count()).toBe(1);
});

test.each([
  ['page_views_per_day', 400],
  ['page_views_kept', 1000],
])('a flood from 16 connections exceeds %s by 5 %% at most', async (ceiling, most) => {
  await limit(ceiling, most);
  await Promise.all(Array.from({ length: 16 }, () => addViews(most / 10)));
  expect(await count()).toBeGreaterThanOrEqual(most);
  expect(await count()).toBeLessThanOrEqual(most * 1.05);
});

test('nobody waits for the counter, even where another call begins its minute', async () => {
  await pass('1 minute');
  const insert = `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid())`;
  await postgres.database.as('anon', async (ask) => {
    await ask(insert);
    await query(`begin; set local lock_timeout = '1s'; set local role anon; ${insert}; commit`);
  });
  expect(await count()).toBe(2);
});

// At any hour it is another day in one of them.
test.each([
  'Pacific/Kiritimati',
  'Etc/GMT+12',
])('no ceiling is put back by a caller who sets the time zone %s', async (zone) => {
  await limit('page_views_per_day', 6);
  await limit('page_views_per_minute', 3);
  const insert = `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid());`;
  await query(`begin; set local role anon; ${insert.repeat(2)}
    set local timezone = '${zone}'; ${insert.repeat(2)}
    set local timezone = 'UTC'; ${insert.repeat(2)} commit`);
  expect(await count()).toBe(3);
  await pass('1 minute');
  await limit('page_views_per_minute', 100);
  await query(`begin; set local role anon; ${insert.repeat(2)}
    set local timezone = '${zone}'; ${insert.repeat(4)} commit`);
  expect(await count()).toBe(6);
  await pass('1 day');
  await addViews(1);
  expect(await count()).toBe(7);
});

test('what is dropped is counted by ceiling and day, also where a day passes', async () => {
  const today = `(now() at time zone 'Europe/Paris')::date`;
  const note = async () => {
    await query('select public.sum_page_views()');
    const { rows } = await query(
      `select ${today} - day as ago, over_minute::int, over_day::int, over_all::int
       from public.page_views_dropped order by 1 desc`,
    );
    return rows.map(({ ago, over_minute, over_day, over_all }) => [
      ago,
      over_minute,
      over_day,
      over_all,
    ]);
  };
  await note();
  await query(`update private.page_views_dropped_until set day = day - 9`);
  await limit('page_views_per_minute', 0);
  await addViews(2);
  await limit('page_views_per_day', 0);
  await addViews(3);
  await note();
  await query(`update private.page_views_dropped_until set day = day - 1 where day = ${today}`);
  await limit('page_views_kept', 0);
  await addViews(4);
  expect((await note()).slice(1)).toEqual([
    [1, 2, 3, 0],
    [0, 0, 0, 4],
  ]);
  const { rows } = await query(
    `select daily_figures(${today}) -> 'page_views_dropped' as yesterday`,
  );
  expect(rows[0].yesterday).toMatchObject({ over_minute: 2, over_day: 3, over_all: 0 });
});
