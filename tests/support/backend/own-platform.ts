import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Platform, startPlatform } from '@/supabase/local/platform';
import { freePorts } from '../addresses';
import { functionLog } from './function-log';

/** A folder of the running test's own, removed after it. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A platform of the running test's own, ended after it. */
export async function ownPlatform(
  options: Parameters<typeof startPlatform>[0] = {},
): Promise<Platform> {
  const platform = await startPlatform({
    ...{ ports: await freePorts(), log: functionLog },
    ...options,
  });
  onTestFinished(platform.stop);
  return platform;
}
