import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, migrate, databaseOf as pgliteDatabase } from '@/supabase/local/database';
import { startCluster } from '@/supabase/local/postgres-cluster';

/**
 * A real PostgreSQL 17 with the site's migrations: many connections, so locks and races are real.
 * @param options of the cluster it runs on, which is its own
 * @returns the database for a platform, and ways to look at it, to crash it and to stop it
 */
export async function startPostgres(options: Parameters<typeof startCluster>[0] = {}) {
  const cluster = await startCluster(options);
  let pool = connect(cluster.port, 'postgres');
  await migratePool(pool);
  return {
    database: databaseOf(() => pool),
    /** Runs as the owner of everything, to set up a test and to look at the result. */
    query: (sql: string, values?: unknown[]) => pool.query(sql, values),
    crash: async () => {
      await pool.end();
      await cluster.stop();
    },
    recover: async () => {
      await cluster.start();
      pool = connect(cluster.port, 'postgres');
    },
    stop: async () => {
      await pool.end().catch(() => {});
      await cluster.remove();
    },
  };
}

/** Connections to a database of the cluster on this port, as the owner of everything. */
export const connect = (port: number, database: string) =>
  new pg.Pool({
    connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    max: 20,
  }).on('error', () => {});

/** The limits and periods that the tests name, whatever the owner has written into the migration. */
const knownValues = `
  update public.limits set per_address = 10, per_network = 60, address_window = '10 minutes',
    mailed_per_hour = 200, stored_per_hour = 5000, confirmations_per_day = 200,
    page_views_per_minute = 3000, page_views_per_day = 20000, page_views_kept = 2000000;
  update public.retention set requests = '12 months', page_views = '90 days', page_view_sums = '25 months',
    newsletter = '3 years', withdrawn_consents = '3 years', address_hashes = '1 hour';`;

/** Brings a database up to the last migration. */
export async function migratePool(pool: pg.Pool) {
  await migrate({
    run: async (sql) => void (await pool.query(sql)),
    query: (sql) => pool.query(sql),
  });
  await pool.query(knownValues);
}

/** The database as the platform expects it. */
export const databaseOf = (pool: () => pg.Pool): Database => ({
  async as(role, work) {
    const client = await pool().connect();
    try {
      await client.query(`begin; set local role ${role}`);
      const result = await work((sql, values) => client.query(sql, values));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  },
  close: () => pool().end(),
});

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
  await pglite.exec(knownValues);
  return {
    database: pgliteDatabase(pglite),
    /** As the owner of everything: to look and to set the scene. */
    query: (sql: string, values?: unknown[]) => pglite.query<Record<string, unknown>>(sql, values),
    stop: () => pglite.close(),
  };
}
