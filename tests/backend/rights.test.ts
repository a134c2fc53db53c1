import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policies, rights } from '../fixtures/rights';
import {
  catalogue,
  databases,
  openRightsDatabase,
  type RightsDatabase,
  rightsOf,
  roles,
} from '../support/backend/rights';

/* What each role may do, tried statement by statement, where no gateway can refuse in its place. */

/** The lines of the fixture, its spaces folded. */
const expected = rights
  .split('\n')
  .map((line) => line.trim().replace(/\s+/g, ' '))
  .filter((line) => /^[a-z-]/.test(line))
  .slice(1);

describe.each(databases)('on %s', (name) => {
  let database: RightsDatabase;
  beforeAll(async () => {
    database = await openRightsDatabase(name);
  });
  afterAll(() => database.stop());

  const ask = async (sql: string) => ({ rows: (await database.query(sql)).rows });

  test('each role may do what the matrix says, and nothing else', async () => {
    const lines: string[] = [];
    for (const thing of await catalogue(ask)) {
      const cells: string[] = [];
      for (const role of roles) cells.push(await rightsOf(database.database, role, thing));
      lines.push(`${cells.join(' ')} ${thing.name}`);
    }
    expect(lines).toEqual(expected);
  });

  test('every table is under row level security, and one policy lets anybody in', async () => {
    const open = await ask(`
      select relname from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relrowsecurity`);
    expect(open.rows).toEqual([]);
    const { rows } = await ask(`
      select tablename as table, array_to_string(roles, ',') as roles, cmd as command,
        policyname as name from pg_policies order by 1`);
    expect(rows).toEqual(policies);
  });

  test('no function and no view runs with more rights than its caller, two triggers aside', async () => {
    const { rows } = await ask(`
      select pronamespace::regnamespace || '.' || proname as name from pg_proc where prosecdef
      union all
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
        and not coalesce(reloptions @> array['security_invoker=true'], false)
      order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([
      'private.clean_page_view',
      'private.limit_page_views',
    ]);
  });

  test('what the fixture does not name is found: a new table, view, column and function', async () => {
    const before = await catalogue(ask);
    await database.query('alter table public.mails add column novel text');
    await database.query('create table public.novel_table (id int)');
    await database.query('create view public.novel_view as select 1 as one');
    await database.query(
      'create function public.novel(int) returns int language sql as $$select 1$$',
    );
    const known = new Set(before.map(({ name }) => name));
    const found = (await catalogue(ask)).map((thing) => thing.name);
    expect(found.filter((thing) => !known.has(thing))).toEqual([
      'novel_table',
      'mails.novel',
      'novel_table.id',
      'novel_view.one',
      'novel(integer)',
    ]);
  });
});
