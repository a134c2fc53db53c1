import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Keeps a second platform off a data folder: PGlite's files bear one process.
 * @returns how to let go of it.
 * @throws Error naming the process that holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'platform.lock');
  const holder = Number(await readFile(file, 'utf8').catch(() => 0));
  if (holder && isAlive(holder))
    throw new Error(`The platform runs already, as process ${holder}: end it first.`);
  // What a killed process left is taken over.
  await rm(file, { force: true });
  await writeFile(file, String(process.pid), { flag: 'wx' });
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
