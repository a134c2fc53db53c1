import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** The Supabase CLI is 135 MB, so it is fetched where it is needed and is no dependency. */
const folder = '.local/supabase-cli';
const deployGuide = 'docs/running-and-deploying.md';

/** The version that the guide has its reader install. @throws Error if it names none. */
export async function guideVersion(): Promise<string> {
  const [, version] = (await readFile(deployGuide, 'utf8')).match(/supabase@(\d[\w.-]*)/) ?? [];
  if (!version) throw new Error(`${deployGuide} has to name a version: supabase@1.2.3`);
  return version;
}

/** Installs the CLI from npm, unless it is there. @throws Error if npm cannot. */
export async function fetchCli(version: string) {
  const manifest = await readFile(`${folder}/node_modules/supabase/package.json`, 'utf8').catch(
    () => '{}',
  );
  if (JSON.parse(manifest).version === version) return;
  const flags = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  await promisify(execFile)('npm', ['install', ...flags, `supabase@${version}`]).catch((error) => {
    throw new Error(
      `npm could not fetch the Supabase CLI. Look at what it says, check that this machine reaches its npm registry, and try again.\n${error.stderr}`,
    );
  });
}

/**
 * Runs the CLI in a folder that it may write to.
 * @param environment variables besides PATH: the CLI sees none of this shell's access tokens
 * @returns what it printed
 * @throws Error with what it printed, if it fails
 */
export async function runCli(args: string[], cwd: string, environment: Record<string, string>) {
  const command = resolve(folder, 'node_modules/.bin/supabase');
  const env = { PATH: process.env.PATH ?? '', HOME: cwd, DO_NOT_TRACK: '1', ...environment };
  // 2.5 s when all is well; a call that waits for an answer would wait for ever.
  const options = { cwd, env: { NODE_ENV: 'production' as const, ...env }, timeout: 120_000 };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, options);
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`supabase ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

/**
 * The commands of the Supabase CLI in a guide, in order and without comments.
 * @param markdown the guide's text
 */
export function supabaseCommands(markdown: string): string[] {
  const code = markdown.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g);
  return [...code]
    .flatMap(([, block, span]) => (block ?? span ?? '').split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line.startsWith('supabase '));
}

/** The part of a command before its first option: `db push` in `supabase db push --remote`. */
export const subcommand = (command: string) =>
  (command.match(/^supabase((?: [a-z][\w-]*)*)/)?.[1] ?? '').trim();

/**
 * Compares a command with what the CLI says of it.
 * @param help what `--help` prints for it
 * @returns what the CLI does not know
 */
export function unknownParts(command: string, help: string): string[] {
  const usage = help.match(/^USAGE\n\s+supabase (.*?) \[flags\]/m)?.[1] ?? '<subcommand>';
  const isKnown = `${subcommand(command)} `.startsWith(`${usage} `);
  const flags = command.match(/(?<= )--?[a-z][\w-]*/g) ?? [];
  const unknownFlags = flags.filter((flag) => !new RegExp(`^  .*${flag}\\b`, 'm').test(help));
  return isKnown ? unknownFlags : [subcommand(command)];
}
