import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Said } from './commands';

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
): Promise<Said> =>
  new Promise((done) => {
    const child = execFile(
      resolve('node_modules/.bin/tsx'),
      ['--tsconfig', resolve('tsconfig.json'), resolve(`scripts/${command}.ts`), ...args],
      { cwd: folder },
      (_, out, error) => done({ code: child.exitCode ?? 1, out, error }),
    );
    child.stdin?.end(typed);
  });
