import { execFile } from 'node:child_process';
import type { Said } from './commands';

/**
 * Runs a writers' command in a copy of the project, and types lines into it.
 * @param command its file in scripts/commands: new-page
 */
export const runInCopy = (
  folder: string,
  command: string,
  args: string[] = [],
  { typed = '', env = {} }: { typed?: string; env?: Record<string, string> } = {},
): Promise<Said> =>
  new Promise((resolve) => {
    const child = execFile(
      'node_modules/.bin/tsx',
      [`scripts/commands/${command}.ts`, ...args],
      // Next builds for visitors whatever the runner of the tests says.
      { cwd: folder, env: { ...process.env, NODE_ENV: 'production', ...env } },
      (_, out, error) => resolve({ code: child.exitCode ?? 1, out, error }),
    );
    child.stdin?.end(typed);
  });
