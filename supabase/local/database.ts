import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

export type Role = 'anon' | 'authenticated' | 'service_role';
export type Rows = { rows: Record<string, unknown>[] };

/** What the gateway needs of a database: statements in one transaction, under one role. */
export type Database = {
  as<Result>(role: Role, work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
export type Query = (sql: string, values?: unknown[]) => Promise<Rows>;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Opens PostgreSQL in WebAssembly and runs the missing migrations.
 * @param folder where it keeps its data; in memory by default
 * @throws Error if the data in the folder were made by other migrations
 */
export async function openDatabase(folder?: string): Promise<Database> {
  const pglite = await PGlite.create(folder ?? 'memory://');
  await migrate({
    run: async (sql) => void (await pglite.exec(sql)),
    query: (sql) => pglite.query(sql),
  }).catch(async (error) => {
    await pglite.close();
    if (!folder) throw error;
    throw new Error(
      `The data in ${folder} were made by other migrations (${error.message}). Move that folder away and try again.`,
    );
  });
  return databaseOf(pglite);
}

/** PGlite as the gateway needs it. */
export function databaseOf(pglite: PGlite): Database {
  return {
    as: (role, work) =>
      pglite.transaction(async (transaction) => {
        await transaction.exec(`set local role ${role}`);
        return work((sql, values) => transaction.query(sql, values));
      }) as ReturnType<typeof work>,
    close: () => pglite.close(),
  };
}

/** What `migrate` needs of a database: scripts of several statements, and queries. */
type Migratable = { run(sql: string): Promise<void>; query(sql: string): Promise<Rows> };

/** Runs the missing migrations, each in a transaction, as `supabase db push` does. */
export async function migrate({ run, query }: Migratable) {
  await run(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `);
  const applied = await query('select version from supabase_migrations.schema_migrations');
  const versions = new Set(applied.rows.map(({ version }) => version));
  if (versions.size === 0) await run(await readFile(here('roles.sql'), 'utf8'));

  const folder = here('../migrations');
  for (const file of (await readdir(folder)).sort()) {
    const version = file.split('_')[0] ?? file;
    if (versions.has(version)) continue;
    const sql = await readFile(`${folder}/${file}`, 'utf8');
    await run(`begin;\n${sql}\n
      insert into supabase_migrations.schema_migrations values ('${version}');\ncommit;`);
  }
}
