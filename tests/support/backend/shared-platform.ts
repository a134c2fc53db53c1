import { type Database, openDatabase } from '@/supabase/local/database';
import { startPlatform } from '@/supabase/local/platform';
import { freePorts } from './ports';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the platform that all backend tests share. */
    platform: { api: string; mailbox: string; smtp: string };
  }
}

/**
 * One platform for all backend tests, on ports of its own: they find their data by unique words. It
 * never retries, so that no test has its mails sent by another one.
 */
export async function startSharedPlatform(log: number) {
  const ports = await freePorts();
  const database = await openDatabase();
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
 * All the tests together send more than the 200 requests an hour that are mailed one by one: what is
 * older than the last hundred is put an hour back.
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
