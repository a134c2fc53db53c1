import { readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { Extension } from '@/supabase/local/postgres-cluster';
import { ownDatabase } from '../../support/backend/own-database';
import { startPglite } from '../../support/backend/pglite';
import { startPostgres } from '../../support/backend/postgres';

/* Without all it needs, the schedule's migration passes and leaves nothing behind. */

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const some: Extension[] = ['pg_cron', 'pg_net'];

const starts: [string, () => ReturnType<typeof ownDatabase | typeof startPglite>][] = [
  ['PGlite', () => startPglite()],
  ['a plain PostgreSQL', () => ownDatabase()],
  [`PostgreSQL with ${some.join(' and ')} only`, () => startPostgres({ extensions: some })],
];

test.each(starts)(
  'on %s nothing is scheduled and no extension is created',
  async (_, start) => {
    const harness = await start();
    stop = harness.stop;
    const migrations = await harness.query(
      'select max(version) as last from supabase_migrations.schema_migrations',
    );
    const files = readdirSync('supabase/migrations').sort();
    expect(files.at(-1)).toContain(migrations.rows[0]?.last);
    const { rows } = await harness.query(
      `select extname as name from pg_extension
       union all select nspname from pg_namespace where nspname in ('cron', 'net', 'vault')`,
    );
    expect(rows).toEqual([{ name: 'plpgsql' }]);
  },
  120_000,
);
