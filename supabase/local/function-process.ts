import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Another version of Deno can be named by its file: hosted functions run an older one. */
const deno = process.env.DENO_BIN ?? here('../../node_modules/deno/deno');

/** What the function may read: itself and the packages it imports. */
const readable = ['../functions', '../../node_modules', 'function-host.ts'].map(here);

type FunctionProcess = {
  address: string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

/**
 * Starts the real function under Deno, with the modules of node_modules. It may call this machine only.
 * @param log file descriptor for its log; this process's stderr by default
 * @returns its address and two ways to end it
 * @throws Error if Deno is not installed or the function does not start
 */
export async function startFunction(
  environment: Record<string, string>,
  log: number | 'inherit' = 'inherit',
  isSecondStart = false,
): Promise<FunctionProcess> {
  if (!existsSync(deno))
    throw new Error(
      process.env.DENO_BIN
        ? `There is no ${deno}, which DENO_BIN names. Correct it, or unset it.`
        : 'Deno is missing from node_modules/deno. Run `npm rebuild deno` and try again.',
    );
  const port = await freePort();
  const flags = '--node-modules-dir=manual --cached-only --no-remote --no-lock --quiet'.split(' ');
  const config = here('../functions/send-demo-email/deno.json');
  const child = spawn(
    deno,
    [
      'run',
      // What a test or `npm start` talks to is on this machine.
      '--allow-net=127.0.0.1,localhost,[::1]',
      '--allow-env',
      `--allow-read=${readable.join(',')}`,
      '--allow-sys',
      ...flags,
      '--config',
      config,
      here('function-host.ts'),
    ],
    {
      stdio: ['pipe', 'ignore', log],
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        DENO_NO_UPDATE_CHECK: '1',
        FUNCTION_PORT: String(port),
        ...environment,
      },
    },
  );
  const address = `http://127.0.0.1:${port}`;
  // Once in a few thousand starts Deno never listens; a second start helps.
  if (!(await isReady(child, address))) {
    child.kill('SIGKILL');
    if (isSecondStart) throw new Error('The function did not answer within 30 seconds.');
    return startFunction(environment, log, true);
  }
  const reportExit = () =>
    console.error('The function has stopped. Read its log, then restart the platform.');
  child.once('exit', reportExit);
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child.off('exit', reportExit);
      child.once('exit', () => resolve());
      if (child.exitCode !== null || !child.kill(signal)) resolve();
    });
  return { address, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** @throws Error if the process has ended */
async function isReady(child: ChildProcess, address: string): Promise<boolean> {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error('The function did not start. See its log.');
    try {
      await fetch(address, { method: 'OPTIONS' });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return false;
}
