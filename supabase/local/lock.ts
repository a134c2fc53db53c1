import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tells this process's locks from those of an earlier process with the same number. */
const ownId = randomUUID();

/**
 * Locks a data folder: only one process may open PGlite's files. A lock by age (proper-lockfile) would
 * keep a killed platform's folder locked for seconds, and a suspended laptop would lose its own.
 * @returns how to release it
 * @throws Error that names the process which holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'platform.lock');
  if (!(await take(file))) {
    if (isStale(await holderOf(file))) await removeStale(file);
    if (!(await take(file))) {
      const { pid } = await holderOf(file);
      throw new Error(
        `The platform already runs on ${folder} as process ${pid}. Stop it and try again.`,
      );
    }
  }
  return () => rm(file, { force: true });
}

/** Puts the lock in place if there is none. Only one process can, and nobody reads it half written. */
async function take(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${process.pid} ${ownId}`);
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
 * Removes the lock of a killed process. One process at a time, which checks again: another may have
 * put its own lock there in the meantime.
 * @throws Error if another process is doing the same
 */
async function removeStale(file: string) {
  const guard = `${file}.stale`;
  if (!(await take(guard)))
    throw new Error(
      `Another process is taking over ${file}. If there is none, delete ${guard} and try again.`,
    );
  try {
    if (isStale(await holderOf(file))) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

type Holder = { pid: number; id: string | undefined };

/** The process that wrote a lock; number 0 if there is no lock. */
async function holderOf(file: string): Promise<Holder> {
  const [pid, id] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  return { pid: Number(pid) || 0, id };
}

/** Whether the process that wrote a lock is gone: process numbers are reused. */
function isStale({ pid, id }: Holder): boolean {
  if (pid === 0) return false;
  if (pid === process.pid) return id !== ownId;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}
