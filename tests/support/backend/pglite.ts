import { PGlite } from '@electric-sql/pglite';
import { databaseOf, migrate } from '@/supabase/local/database';

/**
 * PGlite with the site's migrations, and a way in as the owner of everything.
 * @param before SQL to run once the roles are there, ahead of the migrations.
 */
export async function startPglite(before = '') {
  const pglite = await PGlite.create();
  await migrate({
    run: async (sql) => {
      await pglite.exec(sql);
      if (sql.includes('create role')) await pglite.exec(before);
    },
    query: (sql) => pglite.query(sql),
  });
  return {
    database: databaseOf(pglite),
    /** As the owner of everything: to look and to set the scene. */
    query: (sql: string, values?: unknown[]) => pglite.query<Record<string, unknown>>(sql, values),
    stop: () => pglite.close(),
  };
}
