import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';

/* What the function may do on this machine, tried with the flags it is started with. */

/** The flags, caught by a program that stands in for Deno. */
async function flags(folder: string): Promise<string[]> {
  const recorder = join(folder, 'deno');
  await writeFile(recorder, `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/flags"\nexit 1\n`);
  await chmod(recorder, 0o755);
  vi.stubEnv('DENO_BIN', recorder);
  vi.resetModules();
  const { startFunction } = await import('@/supabase/local/function-process');
  await expect(startFunction({})).rejects.toThrow('did not start');
  vi.unstubAllEnvs();
  return (await readFile(join(folder, 'flags'), 'utf8')).trim().split('\n').slice(0, -1);
}

test('it reads itself and its packages, and no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'permissions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'read.ts');
  const files = ['package.json', '.git', join(folder, 'flags'), '/etc/passwd', 'content/site.yml'];
  const own = ['supabase/functions/_shared/locales.ts', 'node_modules/nodemailer/package.json'];
  const paths = [...own, ...files].map((path) => resolve(path));
  await writeFile(
    script,
    `for (const path of ${JSON.stringify(paths)})
       await Deno.stat(path).then(() => console.log('read'), (error) => console.log(error.name));`,
  );
  const { stdout } = await promisify(execFile)('node_modules/deno/deno', [
    ...(await flags(folder)),
    script,
  ]);
  expect(stdout.trim().split('\n')).toEqual([
    ...own.map(() => 'read'),
    ...files.map(() => 'NotCapable'),
  ]);
});
