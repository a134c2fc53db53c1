import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, type Role } from '@/supabase/local/database';

/* What the migrations grant, asked of the database itself, where no gateway can refuse in its place. */

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const statements = {
  'page_views select': 'select id from public.page_views',
  'page_views insert':
    "insert into public.page_views (page_path, user_agent, referrer, session_id) values ('/', null, null, gen_random_uuid())",
  'page_views update': "update public.page_views set page_path = '/'",
  'page_views delete': 'delete from public.page_views',
  'page_views truncate': 'truncate public.page_views',
  'form_submissions select': 'select id from public.form_submissions',
  'form_submissions insert':
    "insert into public.form_submissions (id, type, locale, fields) values (gen_random_uuid(), 'demo', 'fr', '{}')",
  'form_submissions update': "update public.form_submissions set status = 'sent'",
  'form_submissions delete': 'delete from public.form_submissions',
  'form_submissions truncate': 'truncate public.form_submissions',
  'store_submission call':
    "select public.store_submission(gen_random_uuid(), 'demo', 'fr', '{}', false)",
};

const allowed: Record<string, string[]> = {
  anon: ['page_views insert'],
  authenticated: [],
  service_role: [
    ...['page_views select', 'page_views delete'],
    ...['select', 'insert', 'update', 'delete'].map((what) => `form_submissions ${what}`),
    'store_submission call',
  ],
};

const matrix = Object.keys(allowed).flatMap((role) =>
  Object.entries(statements).map(([what, sql]) => {
    const may = allowed[role]?.includes(what) ? 'may' : 'may not';
    return [role as Role, may, what, sql] as const;
  }),
);

test.each(matrix)('%s %s: %s', async (role, may, what, sql) => {
  const run = database.as(role, (query) => query(sql));
  if (may === 'may') return void (await run);
  const [name] = what.split(' ');
  const message = expect.stringMatching(`^permission denied for (table|function) ${name}$`);
  await expect(run).rejects.toMatchObject({ code: '42501', message });
});

test.each([
  ['id', '1'],
  ['created_at', 'now()'],
])('anon may not set %s of a page view', async (column, value) => {
  const sql = `insert into public.page_views (page_path, session_id, ${column}) values ('/', gen_random_uuid(), ${value})`;
  await expect(database.as('anon', (query) => query(sql))).rejects.toMatchObject({
    code: column === 'id' ? '428C9' : '42501',
  });
});

test('every table of the API is under row level security', async () => {
  const { rows } = await database.as('service_role', (query) =>
    query(
      "select relname, relrowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
    ),
  );
  expect(rows).toEqual([
    { relname: 'form_submissions', relrowsecurity: true },
    { relname: 'page_views', relrowsecurity: true },
  ]);
});
