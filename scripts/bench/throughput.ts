import { execFileSync } from 'node:child_process';
import { startPlatform } from '@/supabase/local/platform';
import { freePort } from '@/supabase/local/ports';
import { startPostgres } from '@/tests/support/backend/postgres';
import type { Call, Load, LoadResult } from './clients';
import { answer, inOwnProcess } from './own-process';

export type DatabaseName = 'PGlite' | 'PostgreSQL 17';
type Options = { database: DatabaseName; seconds: number };

/** Megabytes that are resident, at rest and after the loads. */
type Memory = { platform: number; deno: number };
export type Throughput = {
  loads: ({ call: Call; clients: number } & LoadResult)[];
  /** One person's requests while 32 clients send page views as fast as they can. */
  flood: { request: LoadResult; pageViews: LoadResult };
  atRest: Memory;
  afterLoads: Memory;
};

/* One platform on one database, under each load in turn. Run in a process of its own. */
answer(async ({ database, seconds }: Options): Promise<Throughput> => {
  const postgres = database === 'PostgreSQL 17' ? await startPostgres() : undefined;
  const ports = { api: await freePort(), mailbox: await freePort(), smtp: await freePort() };
  const platform = await startPlatform({ ports, retryEvery: 0, database: postgres?.database });
  const sql = (text: string) => platform.database.as('service_role', (query) => query(text));

  // The hour's limit would turn requests into a digest: what was sent is made two hours old, often
  // enough that 200 never come in between.
  const aging = setInterval(
    () =>
      sql(
        `update form_submissions set created_at = created_at - interval '2 hours'
         where status = 'sent' and created_at > now() - interval '1 hour'`,
      ).catch(console.error),
    250,
  );

  const load = (call: Call, clients: number) =>
    inOwnProcess<LoadResult>('clients.ts', { api: platform.api, call, clients, seconds } as Load);
  const atRest = memory();
  const loads: Throughput['loads'] = [];
  for (const call of ['request', 'pageView'] as const)
    for (const clients of [1, 8, 32]) {
      await sql('delete from form_submissions');
      await sql('delete from page_views');
      loads.push({ call, clients, ...(await load(call, clients)) });
    }
  const [request, pageViews] = await Promise.all([load('request', 1), load('pageView', 32)]);
  const afterLoads = memory();

  clearInterval(aging);
  await platform.stop();
  await postgres?.stop();
  return { loads, flood: { request, pageViews }, atRest, afterLoads };
});

/** What `ps` says of this process and of the Deno process it started. */
function memory(): Memory {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' });
  const processes = lines.split('\n').map((line) => line.trim().split(/\s+/));
  const megabytes = (rss = '0') => Math.round(Number(rss) / 1024);
  const own = processes.find(([pid]) => Number(pid) === process.pid);
  const deno = processes.find(
    ([, parent, , name]) => Number(parent) === process.pid && name?.endsWith('deno'),
  );
  return { platform: megabytes(own?.[2]), deno: megabytes(deno?.[2]) };
}
