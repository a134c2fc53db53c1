import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { startCluster } from '@/supabase/local/postgres-cluster';
import { functionEnvironment } from './hosting/company';
import { main, run, step } from './lib/cli';
import { projectRef, startManagementApi, type Upload } from './ops/management-api';
import {
  fetchCli,
  guideVersion,
  runCli,
  subcommand,
  supabaseCommands,
  unknownParts,
} from './ops/supabase-cli';

const guides = ['docs/running-and-deploying.md', 'docs/on-call.md'];
const functionFile = 'supabase/functions/send-demo-email/index.ts';

/** What these would do needs an account: their options alone are checked. */
const needsAccount = ['login', 'config push'];

/** An apostrophe is what could end the value too early. */
const company = `{"brand":"L'Exemple"}`;

/*
 * Tries a deployment without an account: runs the commands of the guides with the real Supabase CLI, on
 * a PostgreSQL and a Management API of this machine, then looks at what arrived. An empty database may
 * be named instead: npm run check:supabase -- postgresql://…
 */
main(async () => {
  const version = await guideVersion();
  await step(`Fetching the Supabase CLI ${version} from npm`, () => fetchCli(version));
  const folder = await mkdtemp(join(tmpdir(), 'check-supabase-'));
  const api = await startManagementApi();
  const [, , ownDatabase] = process.argv;
  const cluster = ownDatabase
    ? undefined
    : await step('Starting PostgreSQL', () =>
        startCluster({ safe: false, extensions: ['pg_cron', 'pg_net', 'supabase_vault'] }),
      );
  const url = ownDatabase ?? `postgresql://postgres:postgres@127.0.0.1:${cluster?.port}/postgres`;
  const database = new pg.Client({ connectionString: url });
  try {
    await database.connect();
    await setScene(folder, api.url, database);
    const environment = {
      PGSSLMODE: ownDatabase ? 'prefer' : 'disable',
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    };
    const cli = (args: string[]) =>
      runCli([...args, '--profile', join(folder, 'profile.yaml')], folder, environment);

    const { rows: lint } = await database.query(
      `select from pg_available_extensions where name = 'plpgsql_check'`,
    );
    for (const command of await commandsOfGuides()) {
      await checkOptions(command, cli);
      if (needsAccount.includes(subcommand(command)))
        console.log(`${command}: options checked; to run it takes an account`);
      else if (subcommand(command) === 'db lint' && lint.length === 0)
        console.log(`${command}: options checked; not run, PostgreSQL here has no plpgsql_check`);
      else await step(command, () => cli(argumentsOf(command, url)));
    }
    const files = await step('Comparing what was uploaded with what the function imports', () =>
      compareFiles(api.uploads),
    );
    const { brand } = JSON.parse(api.secrets.get('COMPANY') ?? '{}');
    if (brand !== JSON.parse(company).brand)
      throw new Error('COMPANY does not arrive as it was written in .generated/function.env.');
    await step('Looking for what the Security Advisor warns of', () => advise(database));
    console.log(`\n${files} files of the function, 0 warnings.`);
  } finally {
    await database.end();
    await cluster?.remove();
    api.stop();
    await rm(folder, { recursive: true });
  }
});

type Cli = (args: string[]) => Promise<string>;

/** What the CLI reads: a copy of the project, because it keeps its state there, and its settings. */
async function setScene(folder: string, apiUrl: string, database: pg.Client) {
  for (const name of ['config.toml', 'migrations', 'functions'])
    await cp(`supabase/${name}`, join(folder, 'supabase', name), { recursive: true });
  const profile = `name: check\napi_url: ${apiUrl}\ndashboard_url: ${apiUrl}\nproject_host: supabase.test\n`;
  await writeFile(join(folder, 'profile.yaml'), profile);
  await writeFile(join(folder, '.env.function.local'), 'MAIL_FROM="Site <site@allie.test>"\n');
  await mkdir(join(folder, '.generated'));
  await writeFile(join(folder, '.generated/function.env'), functionEnvironment(company));
  const { rows } = await database.query(`select from pg_roles where rolname = 'anon'`);
  if (rows.length === 0) await database.query(await readFile('supabase/local/roles.sql', 'utf8'));
}

async function commandsOfGuides(): Promise<string[]> {
  const texts = await Promise.all(guides.map((file) => readFile(file, 'utf8')));
  return [...new Set(texts.flatMap(supabaseCommands))];
}

/** @throws Error if the CLI does not know the command or an option of it. */
async function checkOptions(command: string, cli: Cli) {
  const unknown = unknownParts(command, await cli([...subcommand(command).split(' '), '--help']));
  if (unknown.length > 0)
    throw new Error(
      `The guides say “${command}”, but this version of the CLI knows no ${unknown.join(', ')}. Correct the guide.`,
    );
}

/** The command's arguments, with this machine in the place of the project and nobody to ask. */
function argumentsOf(command: string, url: string): string[] {
  const args = command.split(' ').slice(1);
  const local = args.map((word) => {
    if (word === 'REF') return projectRef;
    return word === '--remote' && args[0] === 'db' ? `--remote=${url}` : word;
  });
  return [...local, '--yes', ...(subcommand(command) === 'db dump' ? ['--dry-run'] : [])];
}

/**
 * @returns how many files the function has
 * @throws Error if a deployment leaves out a file, adds one, or has callers send a token.
 */
async function compareFiles(uploads: Upload[]): Promise<number> {
  if (uploads.length === 0) throw new Error('No command of the guides deploys the function.');
  const config = functionFile.replace('index.ts', 'deno.json');
  const flags = ['--json', '--no-remote', '--node-modules-dir=manual', '--config', config];
  const graph = JSON.parse(await run('deno', ['info', ...flags, functionFile]));
  const imported = (graph.modules as { local?: string }[])
    .map(({ local = '' }) => relative('.', local))
    .filter((file) => file.startsWith('supabase/functions/'));
  // The bundler takes the packages that the lock file names.
  const lock = functionFile.replace('index.ts', 'deno.lock');
  const expected = [...imported, config, lock].sort();
  for (const { files, verifiesJwt } of uploads) {
    const missing = expected.filter((file) => !files.includes(file));
    const extra = files.filter((file) => !expected.includes(file));
    if (missing.length + extra.length > 0)
      throw new Error(
        `Uploaded although nothing imports it: ${extra.join(', ') || 'nothing'}. Imported but not uploaded: ${missing.join(', ') || 'nothing'}.`,
      );
    if (verifiesJwt)
      throw new Error('Callers would need a JWT. Set verify_jwt = false in supabase/config.toml.');
  }
  return expected.length;
}

/** @throws Error with each warning. */
async function advise(database: pg.Client) {
  const sql = await readFile(join(import.meta.dirname, 'ops/advisor.sql'), 'utf8');
  const { rows } = await database.query<{ warning: string; object: string }>(sql);
  const warnings = rows.map(({ warning, object }) => `${object}: ${warning}`);
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
