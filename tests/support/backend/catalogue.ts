import type { Rows } from '@/supabase/local/database';

/** Whatever a role could ask for, by its kind and its name. */
export type Thing = { kind: Kind; name: string };

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
