import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keys } from './platform';

/** Runs an npm script as whoever runs the site does, against a platform's API. */
export async function npmRun(api: string, script: string, ...values: string[]) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...values], {
    env: { ...process.env, SUPABASE_URL: api, SUPABASE_SERVICE_ROLE_KEY: keys.serviceRole },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  return { code, output };
}
