import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rest } from '@/supabase/local/rest';
import { ownDatabase } from '../support/backend/own-database';
import { pageView, sendView, viewsOf } from '../support/backend/page-view';

/* Anybody may send page views: what is kept of them, and how many. */

const postgres = await ownDatabase();
afterAll(postgres.stop);
beforeEach(async () => {
  await postgres.query('truncate public.page_views');
  await postgres.query(`update private.page_view_counter set minute = '-infinity'`);
  await postgres.query(
    `update public.limits set page_views_per_minute = 3000, page_views_per_day = 300000,
       page_views_megabytes = 300`,
  );
});

/** Adds a page view as a visitor does; the database does not say whether it is kept. */
const view = () =>
  postgres.database.as('anon', (query) =>
    query(`insert into public.page_views (page_path, session_id) values ('/', $1)`, [randomUUID()]),
  );
const views = async (times: number) => {
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
  await views(2);
  expect(await count()).toBe(3);
});

test('above the ceiling of a day too', async () => {
  await views(1);
  await limit('page_views_per_day', 3);
  await views(6);
  expect(await count()).toBe(3);
  await pass('1 minute');
  await views(1);
  expect(await count()).toBe(3);
  await pass('1 day');
  await views(1);
  expect(await count()).toBe(4);
});

test('they never take more of the disk than they may', async () => {
  await limit('page_views_megabytes', 0);
  await views(2);
  expect(await count()).toBe(0);
});

test('a flood from many connections exceeds the ceiling by no more than the connections', async () => {
  await limit('page_views_per_day', 50);
  await Promise.all(Array.from({ length: 8 }, () => views(40)));
  expect(await count()).toBeGreaterThanOrEqual(50);
  expect(await count()).toBeLessThan(60);
});

test('what is dropped is answered as what is kept: 201 and nothing', async () => {
  await limit('page_views_per_day', 0);
  const answer = await rest(postgres.database, {
    ...{
      method: 'POST',
      path: 'page_views',
      params: new URLSearchParams(),
      headers: new Headers(),
    },
    ...{ body: pageView(), role: 'anon' },
  });
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
