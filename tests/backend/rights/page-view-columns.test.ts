import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnDatabase, ownDatabase } from '../../support/backend/own-database';

/* What the public key may write into a page view, on a real PostgreSQL. */

let postgres: OwnDatabase;
beforeAll(async () => {
  postgres = await ownDatabase();
}, 120_000);
afterAll(() => postgres.stop());

const view = {
  page_path: '/avocats',
  user_agent: 'Mozilla/5.0',
  referrer: 'https://www.example.org/',
  session_id: '11111111-1111-4111-8111-111111111111',
};

/** Adds a page view as a visitor. */
function add(changes: Record<string, unknown>) {
  const row = { ...view, ...changes };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return postgres.database.as('anon', (query) =>
    query(
      `insert into public.page_views (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    ),
  );
}

test('the four columns at their longest are taken', async () => {
  const longest = {
    page_path: `/${'é'.repeat(2047)}`,
    user_agent: 'x'.repeat(1024),
    referrer: 'x'.repeat(2048),
  };
  await add(longest);
  const { rows } = await postgres.query(
    'select page_path, user_agent, referrer, session_id from public.page_views',
  );
  expect(rows).toEqual([{ ...view, ...longest }]);
});

test.each([
  ['page_path', `/${'é'.repeat(2048)}`],
  ['user_agent', 'x'.repeat(1025)],
  ['referrer', 'x'.repeat(2049)],
])('%s one character longer is refused', async (column, value) => {
  await expect(add({ [column]: value })).rejects.toMatchObject({
    code: '23514',
    constraint: `page_views_${column}_check`,
  });
});

test.each([
  ['created_at', '2020-01-01', '42501'],
  // An identity column takes no value, whoever gives it.
  ['id', 1, '428C9'],
])('%s cannot be chosen', async (column, value, code) => {
  await expect(add({ [column]: value })).rejects.toMatchObject({ code });
});
