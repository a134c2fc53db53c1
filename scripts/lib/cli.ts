import { type ExecFileOptions, execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** Runs a command. If it fails, prints the message alone and exits with code 1. */
export function main(work: () => Promise<unknown>) {
  // The reader of the output may stop early, as `head` does.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? 0 : 1),
  );
  work().catch((error) => {
    console.error(`\n${messageOf(error)}`);
    process.exit(1);
  });
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

/** Warnings of the commands that the current step has run. */
const warnings: string[] = [];

/** Prints what is being done and how long it took, then the tools' warnings. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  process.stdout.write(`${title} … `);
  const start = performance.now();
  try {
    const result = await work();
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  } finally {
    for (const warning of warnings.splice(0)) console.warn(warning);
  }
}

/**
 * Runs a command of a folder's `node_modules/.bin`; `step` prints its warnings.
 * @returns what it printed
 * @throws Error with the output, if the command fails.
 */
export async function run(command: string, args: string[], options: ExecFileOptions = {}) {
  const cwd = resolve(String(options.cwd ?? '.'));
  // Contentlayer takes its folder from PWD, which still names the caller's.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PWD: cwd, ...options.env };
  const { stdout, stderr } = await promisify(execFile)(`node_modules/.bin/${command}`, args, {
    maxBuffer: 2 ** 26,
    ...options,
    cwd,
    env,
  }).catch(({ code, stdout, stderr }) => {
    if (code === 'ENOENT') throw new Error(`${command} is missing. Run \`npm ci\` first.`);
    throw new Error(`${command} failed:\n${stdout}${stderr}`);
  });
  warnings.push(...warningsIn(stdout + stderr).map((warning) => `  ${command}: ${warning}`));
  return String(stdout);
}

/** The lines of an output that warn, each with the indented lines that explain it. */
const warningsIn = (output: string): string[] =>
  output.match(/^.*(⚠|\bwarn(ing)?\b|\bdeprecat).*(\n[ \t│└•]+\S.*)*/gim) ?? [];

const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

/** Registers what to stop when this process is asked to end, the latest first; the exit code is kept. */
export function onStop(stop: () => Promise<unknown>) {
  if (stops.push(stop) > 1) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      for (const end of stops.reverse()) await end().catch(console.error);
      process.exit();
    });
}

/** Today in UTC: 2026-11-21. */
export const today = () => new Date().toISOString().slice(0, 10);
