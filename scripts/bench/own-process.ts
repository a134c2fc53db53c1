import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { main } from '../lib/cli';

/**
 * Runs a script of this folder in a process of its own: its memory is its own, and clients do not
 * wait for the event loop of what they measure.
 * @returns what it answered.
 */
export function inOwnProcess<Result>(script: string, options: unknown): Promise<Result> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(file, [JSON.stringify(options)]);
    const kill = () => child.kill();
    process.once('exit', kill);
    child.once('message', (result) => resolve(result as Result));
    child.once('exit', (code) => {
      process.off('exit', kill);
      reject(new Error(`${script} ended with code ${code} and no result.`));
    });
  });
}

/** The other side: does the work with the options it was given, and answers. */
export function answer<Options, Result>(work: (options: Options) => Promise<Result>) {
  main(async () => {
    const result = await work(JSON.parse(process.argv[2] ?? '{}'));
    process.send?.(result);
    process.disconnect?.();
  });
}
