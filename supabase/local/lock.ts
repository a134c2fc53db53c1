import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tells the locks of this process from those of an earlier one that had its number. */
const own = randomUUID();

/**
 * Keeps a second platform off a data folder: only one process may open PGlite's files.
 * @returns how to let go of it.
 * @throws Error naming the process that holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'platform.lock');
  if (!(await take(file))) {
    if (isStale(await holderOf(file))) await removeStale(file);
    if (!(await take(file))) {
      const { pid } = await holderOf(file);
      throw new Error(`The platform runs already on ${folder}, as process ${pid}: end it first.`);
    }
  }
  return () => rm(file, { force: true });
}

/** Puts the lock in place, unless somebody has: only one can, and nobody reads it half written. */
async function take(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${process.pid} ${own}`);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Removes the lock that a killed process left. One process at a time, which looks again: since the
 * first look another may have put its own there.
 * @throws Error where another process is about to.
 */
async function removeStale(file: string) {
  const guard = `${file}.stale`;
  if (!(await take(guard)))
    throw new Error(`Another process is taking ${file} over. If none is, delete ${guard}.`);
  try {
    if (isStale(await holderOf(file))) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

type Holder = { pid: number; id: string | undefined };

/** What a lock says; the number 0 where there is none. */
async function holderOf(file: string): Promise<Holder> {
  const [pid, id] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  return { pid: Number(pid) || 0, id };
}

/** True where nobody who could have written the lock lives: numbers of processes come again. */
function isStale({ pid, id }: Holder): boolean {
  if (pid === 0) return false;
  if (pid === process.pid) return id !== own;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}
