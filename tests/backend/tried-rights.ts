import type { Database, Role, Rows } from '@/supabase/local/database';
import { ownDatabase } from '../support/backend/own-database';
import { startPglite } from '../support/backend/postgres';

/** Whatever a role could ask for, by its kind and its name. */
type Thing = { kind: Kind; name: string };

type Kind = 'schema' | 'table' | 'column' | 'sequence' | 'function';

/** As the owner of everything. */
type Look = (sql: string) => Promise<Rows>;

const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace and ${ours}`;

const inCatalogue: Record<Kind, string> = {
  schema: `select quote_ident(nspname) as name from pg_namespace n where ${ours}`,
  table: `select c.oid::regclass::text as name from ${relations}
    where c.relkind in ('r', 'p', 'f')`,
  column: `select c.oid::regclass::text || '.' || quote_ident(a.attname) as name from ${relations}
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'v', 'm', 'f')`,
  sequence: `select c.oid::regclass::text as name from ${relations} where c.relkind = 'S'`,
  function: `select p.oid::regprocedure::text as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace and ${ours}`,
};

/** Every schema, table, column (of views too), sequence and function that is not PostgreSQL's own. */
export async function catalogue(look: Look): Promise<Thing[]> {
  const things: Thing[] = [];
  for (const [kind, sql] of Object.entries(inCatalogue)) {
    const { rows } = await look(`${sql} order by 1`);
    for (const { name } of rows) things.push({ kind: kind as Kind, name: String(name) });
  }
  return things;
}

export const roles: Role[] = ['anon', 'authenticated', 'service_role'];

/** What is tried on a thing: a letter for the matrix, and the statement. */
type Attempt = readonly [letter: string, sql: string];

function attempts({ kind, name }: Thing): Attempt[] {
  if (kind === 'schema') return [['c', `create table ${name}.made_by_a_test ()`]];
  if (kind === 'table')
    return [
      ['d', `delete from ${name}`],
      ['t', `truncate ${name} cascade`],
    ];
  if (kind === 'sequence')
    return [
      ['s', `select last_value from ${name}`],
      ['n', `select nextval('${name}')`],
    ];
  if (kind === 'function') {
    const types = name
      .slice(name.indexOf('(') + 1, -1)
      .split(',')
      .filter(Boolean);
    const nulls = types.map((type) => `null::${type}`).join(', ');
    return [['x', `select ${name.slice(0, name.indexOf('('))}(${nulls})`]];
  }
  const dot = name.lastIndexOf('.');
  const [table, column] = [name.slice(0, dot), name.slice(dot + 1)];
  return [
    ['s', `select ${column} from ${table}`],
    ['i', `insert into ${table} (${column}) values (default)`],
    ['u', `update ${table} set ${column} = default`],
  ];
}

/** The letters of what the role may do with it, a dash in the place of what it may not. */
export async function rightsOf(database: Database, role: Role, thing: Thing): Promise<string> {
  let letters = '';
  for (const [letter, sql] of attempts(thing))
    letters += (await may(database, role, sql)) ? letter : '-';
  return letters;
}

class Undo extends Error {}

/** A result of PGlite or of pg. */
type Result = { rows: unknown[]; affectedRows?: number; rowCount?: number };

/**
 * Runs a statement under a role, and takes it back. True where it reached rows, or failed only at
 * what the rows must be; false where it was refused, or reached none of the rows that are there.
 * @throws Error where it failed for a reason that has nothing to do with rights.
 */
async function may(database: Database, role: Role, sql: string): Promise<boolean> {
  let reached = false;
  try {
    await database.as(role, async (query) => {
      const { rows, affectedRows, rowCount } = (await query(sql)) as Result;
      const touched = Math.max(rows.length, rowCount ?? 0, affectedRows ?? 0);
      reached = touched > 0 || sql.startsWith('truncate') || sql.startsWith('create');
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return reached;
    const { code = '' } = error as { code?: string };
    // Refused; or a view, into which nobody can write.
    if (code === '42501' || code === '55000') return false;
    // An integrity constraint: the role got that far.
    if (code.startsWith('23')) return true;
    throw new Error(`${role}: ${sql}: ${code} ${error}`);
  }
  return reached;
}

/** Older hosted projects grant everything new to everybody, so each migration has to revoke it. */
const openByDefault = ['tables', 'sequences', 'functions']
  .map(
    (things) =>
      `alter default privileges in schema public grant all on ${things} to anon, authenticated, service_role;`,
  )
  .join('\n');

const starts = {
  'PGlite, new tables open to everybody by default': () => startPglite(openByDefault),
  'PostgreSQL 17': () => ownDatabase(),
};

export const databases = Object.keys(starts) as (keyof typeof starts)[];

/** A database with one row in each table, so that reaching none means that access was refused. */
export async function openRightsDatabase(name: keyof typeof starts) {
  const database = await starts[name]();
  const id = '11111111-1111-4111-8111-111111111111';
  await database.query(
    `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid())`,
  );
  await database.query('select public.sum_page_views()');
  await database.query(
    `insert into public.form_submissions (id, type, locale, fields)
     values ('${id}', 'demo', 'fr', '{"email": "anne@prospect.example"}')`,
  );
  await database.query(
    `insert into public.mails (kind, submission_id, status) values ('team', '${id}', 'dead')`,
  );
  await database.query(
    `insert into public.newsletter_consents (email, locale, wording)
     values ('anne@prospect.example', 'fr', 'Je souhaite')`,
  );
  for (const table of ['confirmations_not_sent', 'refused_reports', 'smoke_tests'])
    await database.query(`insert into public.${table} default values`);
  await database.query(`insert into public.warnings (name) values ('settings')`);
  return database;
}

export type RightsDatabase = Awaited<ReturnType<typeof openRightsDatabase>>;
