import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Said } from './commands';

/**
 * Runs a writers' command in a project folder, and types lines into it.
 * @param command its file in `scripts/`: new-page
 * @param scripts the project whose commands run: this one, or a copy with its own
 */
export const runWriterCommand = (
  folder: string,
  command: string,
  args: string[] = [],
  {
    typed = '',
    env = {},
    scripts = '.',
  }: { typed?: string; env?: Record<string, string>; scripts?: string } = {},
): Promise<Said> =>
  new Promise((done) => {
    const child = execFile(
      resolve('node_modules/.bin/tsx'),
      [
        ...['--tsconfig', resolve(scripts, 'tsconfig.json')],
        ...[resolve(scripts, `scripts/${command}.ts`), ...args],
      ],
      // Next builds for visitors whatever the runner of the tests says.
      { cwd: folder, env: { ...process.env, NODE_ENV: 'production', ...env } },
      (_, out, error) => done({ code: child.exitCode ?? 1, out, error }),
    );
    child.stdin?.end(typed);
  });
