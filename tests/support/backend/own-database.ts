import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, databaseOf } from './postgres';

/**
 * A database of a test file's own on the PostgreSQL that all backend tests share, with the site's
 * migrations and nothing else in it: a copy of a template, in a fraction of a second.
 */
export async function ownDatabase() {
  const { port, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = connect(port, 'postgres');
  await owner.query(`create database ${name} template ${template}`);
  await owner.end();
  const pool = connect(port, name);
  return {
    database: databaseOf(() => pool),
    /** As the owner of everything: to look and to set the scene. */
    query: (sql: string, values?: unknown[]) => pool.query(sql, values),
    stop: () => pool.end(),
  };
}

export type OwnDatabase = Awaited<ReturnType<typeof ownDatabase>>;
