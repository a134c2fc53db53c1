import { readdirSync, readFileSync } from 'node:fs';
import { build } from '../lib/build-site';
import { main } from '../lib/cli';

/* A build that says at the end how much memory it held at most: all its processes together. */
main(async () => {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, held(process.pid))), 1000);
  await build();
  clearInterval(timer);
  console.log(`${Math.round(most / 1024)} MB`);
});

/**
 * Kilobytes that a process and its children hold, where the system says (Linux): what several of
 * them share, such as Node itself, is counted once (the proportional set size).
 */
function held(pid: number): number {
  try {
    const sizes = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    // A process that has just ended holds nothing.
    const own = Number(sizes.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return own + children.reduce((sum, child) => sum + held(Number(child)), 0);
  } catch {
    return 0;
  }
}
