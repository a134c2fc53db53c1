import { afterEach, expect, test } from 'vitest';
import { ownDatabase } from '../../support/backend/own-database';
import { type Extension, startPostgresWith } from '../../support/extensions';
import { startPglite } from '../../support/pglite';

/* Without all it needs, the schedule's migration passes and leaves nothing behind. */

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const some: Extension[] = ['pg_cron', 'pg_net'];

const starts: [string, () => ReturnType<typeof ownDatabase | typeof startPglite>][] = [
  ['PGlite', () => startPglite()],
  ['a plain PostgreSQL', () => ownDatabase()],
  [`PostgreSQL with ${some.join(' and ')} only`, () => startPostgresWith(some)],
];

test.each(starts)(
  'on %s nothing is scheduled and no extension is created',
  async (_, start) => {
    const world = await start();
    stop = world.stop;
    const migrations = await world.query(
      'select max(version) as last from supabase_migrations.schema_migrations',
    );
    expect(migrations.rows).toEqual([{ last: '20261121000800' }]);
    const { rows } = await world.query(
      `select extname as name from pg_extension
       union all select nspname from pg_namespace where nspname in ('cron', 'net', 'vault')`,
    );
    expect(rows).toEqual([{ name: 'plpgsql' }]);
  },
  120_000,
);
