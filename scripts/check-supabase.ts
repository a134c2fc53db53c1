import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startCluster } from '@/supabase/local/postgres-cluster';
import { main, step } from './lib/cli';

/** Where `npm ci --ignore-scripts --prefix .github/tools/supabase` puts the CLI, on Linux. */
const tool = resolve('.github/tools/supabase/node_modules/@supabase/cli-linux-x64/bin');

/*
 * Has the real Supabase CLI, from this machine or `.github/tools`, run the migrations on an empty PostgreSQL 17,
 * twice, as it would on a project's database. Needs no account.
 */
main(async () => {
  const cluster = await step('Starting PostgreSQL', () =>
    startCluster({ safe: false, extensions: ['pg_cron', 'pg_net', 'supabase_vault'] }),
  );
  const url = `postgresql://postgres:postgres@127.0.0.1:${cluster.port}/postgres`;
  // The CLI keeps its state beside what it reads.
  const folder = await mkdtemp(join(tmpdir(), 'check-supabase-'));
  const database = new pg.Client({ connectionString: url });
  try {
    for (const name of ['config.toml', 'migrations'])
      await cp(`supabase/${name}`, join(folder, 'supabase', name), { recursive: true });
    await database.connect();
    // The roles that hosted Supabase has.
    await database.query(await readFile('supabase/local/roles.sql', 'utf8'));
    const push = () =>
      step('supabase db push', () => supabase(['db', 'push', `--remote=${url}`, '--yes'], folder));
    await push();
    if (!(await push()).includes('up to date'))
      throw new Error('A second run should find nothing to do, but changes the database again.');
  } finally {
    await database.end();
    await cluster.remove();
    await rm(folder, { recursive: true });
  }
});

/** @returns what the CLI printed. @throws Error with it, if it fails, or with how to install it. */
async function supabase(args: string[], cwd: string): Promise<string> {
  // The CLI sees none of this shell's access tokens.
  const PATH = `${tool}:${process.env.PATH}`;
  const env = {
    NODE_ENV: 'production' as const,
    PATH,
    HOME: cwd,
    DO_NOT_TRACK: '1',
    PGSSLMODE: 'disable',
  };
  const options = { cwd, env, timeout: 120_000 };
  try {
    const { stdout, stderr } = await promisify(execFile)('supabase', args, options);
    return stdout + stderr;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as Record<string, string | undefined>;
    if (code === 'ENOENT')
      throw new Error(
        'The Supabase CLI is not installed: see “Into production” in docs/running-and-deploying.md.',
      );
    throw new Error(`supabase ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
