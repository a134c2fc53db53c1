import { execFile } from 'node:child_process';

/** What a command said, on which stream, and its exit code. */
export type Said = { code: number; out: string; error: string };

/** Runs one of the npm commands of whoever runs the site, against a platform of the test's own. */
export const runCommand = (api: string, command: string, ...values: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const env = { ...process.env, SUPABASE_URL: api, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_local' };
    const process_ = execFile(
      'npm',
      ['run', '--silent', command, '--', ...values],
      { env },
      (_, out, error) => resolve({ code: process_.exitCode ?? 1, out, error }),
    );
  });
