import { type ExecFileOptions, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a command said, on which stream, and its exit code. */
type Said = { code: number; out: string; error: string };

/** Runs a command, and types lines into it. */
export const run = (command: string, args: string[], options: ExecFileOptions, typed = '') =>
  new Promise<Said>((done) => {
    const child = execFile(
      command,
      args,
      { maxBuffer: 2 ** 26, ...options, encoding: 'utf8' },
      (_, out, error) => done({ code: child.exitCode ?? 1, out, error }),
    );
    child.stdin?.end(typed);
  });

/** Runs an operators' npm command against a platform of the test's own. */
export function runCommand(api: string, command: string, ...values: string[]) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [program, ...args] = scripts[command].split(' ');
  return run(`node_modules/.bin/${program}`, [...args, ...values], {
    env: { ...process.env, SUPABASE_URL: api, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_local' },
  });
}

/**
 * Runs a writers' command of this project in another folder, and types lines into it.
 * @param folder holds `content/` and nothing else
 * @param command its file in `scripts/`: new-page
 */
export const runWriterCommand = (
  folder: string,
  command: string,
  args: string[] = [],
  typed = '',
) =>
  run(
    resolve('node_modules/.bin/tsx'),
    ['--tsconfig', resolve('tsconfig.json'), resolve(`scripts/${command}.ts`), ...args],
    { cwd: folder },
    typed,
  );
