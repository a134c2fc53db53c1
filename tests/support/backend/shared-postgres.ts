import { startCluster } from '@/supabase/local/postgres-cluster';
import { connect, migratePool } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL that all backend tests share, and the database they copy. */
    postgres: { port: number; template: string };
  }
}

/** Starts one PostgreSQL for all backend tests, with a migrated database to copy. */
export async function startSharedPostgres() {
  const cluster = await startCluster({ safe: false });
  const template = 'site';
  const owner = connect(cluster.port, 'postgres');
  await owner.query(`create database ${template}`);
  await owner.end();
  const site = connect(cluster.port, template);
  await migratePool(site);
  // A database is copied only while nobody is in it.
  await site.end();
  return { port: cluster.port, template, stop: cluster.remove };
}
