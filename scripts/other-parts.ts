import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** How many parts a long work is cut into: one a core. This process does part 0. */
export const parts = availableParallelism();

/**
 * TypeScript, and a larger young generation, for short-lived syntax trees, as package.json gives this
 * process.
 */
const execArgv = ['--import', 'tsx', '--max-semi-space-size=64'];

/**
 * Has other processes do the other parts of a work, each on a core of its own.
 * @param module the file that does one: its last argument is the number of its part, and it sends
 *   its result, once
 * @throws Error where a process ends without a result; it has said why.
 */
export function otherParts<Result>(module: string, ...args: string[]): Promise<Result[]> {
  const numbers = Array.from({ length: parts - 1 }, (_, other) => String(other + 1));
  return Promise.all(numbers.map((number) => resultOf<Result>(module, [...args, number])));
}

async function resultOf<Result>(module: string, args: string[]): Promise<Result> {
  // Results may hold maps.
  const child = fork(module, args, { execArgv, serialization: 'advanced' });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`A part of the work ended too early: ${module}.`);
  });
  const [result] = await Promise.race([once(child, 'message'), failed]);
  return result;
}
