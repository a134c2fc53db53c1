import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Locks of this process. */
const held = new Set<string>();

/**
 * Keeps a second platform off a data folder: PGlite's files bear one process.
 * @returns how to let go of it.
 * @throws Error naming the process that holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'platform.lock');
  if (!(await take(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => 0));
    // What a killed process left is taken over, by one of those who find it.
    if (holder && isStale(file, holder)) await rm(file, { force: true });
    if (!(await take(file)))
      throw new Error(
        `The platform runs already on ${folder}, as process ${holder}: end it first.`,
      );
  }
  held.add(file);
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}

/** Puts the lock in place, unless somebody has: only one can, and nobody reads it half written. */
async function take(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
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

/** True where nobody who could have written the lock lives: numbers of processes come again. */
function isStale(file: string, holder: number): boolean {
  if (holder === process.pid) return !held.has(file);
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}
