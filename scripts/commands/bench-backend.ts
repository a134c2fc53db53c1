import { cpus, totalmem } from 'node:os';
import type { LoadResult } from '../bench/clients';
import { inOwnProcess } from '../bench/own-process';
import { measurePageViews } from '../bench/page-views';
import { rounded } from '../bench/statistics';
import type { DatabaseName, Throughput } from '../bench/throughput';
import { printTable } from '../print-table';
import { main, step, today } from '../lib/cli';

const quick = process.argv.includes('--quick');
const seconds = quick ? 2 : 10;
const sizes = quick ? [0, 100_000] : [0, 1_000_000, 5_000_000];
const longest = 15 * 60_000;

/*
 * What requests and page views cost: throughput and memory on both databases, and page views in
 * large numbers on a real PostgreSQL. `--quick` for a short run with small numbers.
 */
main(async () => {
  setTimeout(() => {
    console.error(
      '\nA quarter of an hour has passed: this machine is too busy. Try again, or --quick.',
    );
    process.exit(1);
  }, longest).unref();
  const [cpu] = cpus();
  console.log(
    `${today()}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`,
  );

  const names: DatabaseName[] = ['PGlite', 'PostgreSQL 17'];
  const measured: [DatabaseName, Throughput][] = [];
  for (const database of names)
    measured.push([
      database,
      await step(`Requests and page views on ${database}`, () =>
        inOwnProcess<Throughput>('throughput.ts', { database, seconds }),
      ),
    ]);

  const columns = ({ perSecond, p50, p99, other }: LoadResult) => ({
    'a second': rounded(perSecond),
    'p50 ms': rounded(p50),
    'p99 ms': rounded(p99),
    'other answers': other,
  });
  for (const [call, title] of [
    ['request', 'The function: contact requests, stored and mailed before the answer'],
    ['pageView', 'Page-view inserts through the gateway'],
  ] as const)
    printTable(
      title,
      measured.flatMap(([database, { loads }]) =>
        loads
          .filter((load) => load.call === call)
          .map((load) => ({ database, clients: load.clients, ...columns(load) })),
      ),
    );
  printTable(
    'A flood of page views: one client sends requests while 32 send page views',
    measured.flatMap(([database, { flood }]) => [
      { database, call: 'request', clients: 1, ...columns(flood.request) },
      { database, call: 'page view', clients: 32, ...columns(flood.pageViews) },
    ]),
  );
  printTable(
    'Resident memory, MB',
    measured.map(([database, { atRest, afterLoads }]) => ({
      database,
      'platform, at rest': atRest.platform,
      'platform, after the loads': afterLoads.platform,
      'Deno, at rest': atRest.deno,
      'Deno, after the loads': afterLoads.deno,
    })),
  );

  const times = await measurePageViews(sizes, (size) => console.log(`\nPostgreSQL with ${size} …`));
  printTable(
    'Page views in large numbers, on PostgreSQL 17, ms',
    times.map(({ views, insert, reports, retention, megabytes }) => ({
      'page views': views,
      'insert p50': rounded(insert.p50),
      'insert p99': rounded(insert.p99),
      ...Object.fromEntries(Object.entries(reports).map(([name, ms]) => [name, rounded(ms)])),
      "erasing a day's": rounded(retention.day),
      erased: retention.erased,
      'erasing none': rounded(retention.nothing),
      'table MB': megabytes.table,
      'indexes MB': megabytes.indexes,
    })),
  );
});
