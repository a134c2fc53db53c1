import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs a command of `node_modules/.bin` of the folder, quietly.
 * @throws Error with what it printed, where it fails.
 */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = '.',
): Promise<string> {
  return new Promise((done, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd,
      // Contentlayer takes the folder it is in from PWD.
      env: { ...process.env, PWD: resolve(cwd), NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', () =>
      reject(new Error(`${command} is missing: run \`npm ci\`, then again.`)),
    );
    child.on('exit', (code) =>
      code === 0 ? done(output) : reject(new Error(`${command} failed:\n${output}`)),
    );
  });
}
