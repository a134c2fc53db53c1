import { parseArgs } from 'node:util';
import { startPlatform } from '@/supabase/local/platform';
import {
  compared,
  type Figures,
  type Judged,
  readBaseline,
  writeBaseline,
} from '../bench/baseline';
import { lighthouse } from '../bench/lighthouse';
import { buildScaled } from '../bench/scaled-site';
import { serveSecurely } from '../bench/serve-securely';
import { servedCopy } from '../bench/yardstick';
import { buildIfChanged } from '../build-if-changed';
import { measure } from '../measure';
import { printTable } from '../print-table';
import { main, step } from '../step';
import { today } from '../today';

const { values: options } = parseArgs({
  options: {
    bytes: { type: 'boolean', default: false },
    builds: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '1' },
  },
});

/*
 * What the site costs, beside the committed baseline: bytes of each page, Lighthouse with the largest
 * paint as a ratio to a hand-written page of the same run, builds of 32, 320 and 1600 pages.
 * --bytes only the bytes; --page /avocats only these pages; --builds only the builds;
 * --runs 3 the median of so many; --update makes the figures the new baseline.
 */
main(async () => {
  await buildIfChanged();
  const before = await readBaseline();
  const bytes = await pageBytes(before);
  const all = !options.bytes && !options.builds && options.page.length === 0;
  const pages = all ? Object.keys(bytes) : options.page;
  const figures: Figures = {
    measuredOn: today(),
    bytes,
    lighthouse: pages.length > 0 ? await judged(before, pages) : before.lighthouse,
    builds: all || options.builds ? await builds(before) : before.builds,
  };
  if (options.update) await writeBaseline(figures);
});

async function pageBytes(before: Figures): Promise<Figures['bytes']> {
  const pages = await measure();
  printTable(
    `Bytes after brotli, and the change since ${before.measuredOn}`,
    pages.map(({ page, ...kinds }) => ({
      page,
      ...Object.fromEntries(
        Object.entries(kinds).map(([kind, size]) => [
          kind,
          compared(size, before.bytes[page]?.[kind as keyof typeof kinds]),
        ]),
      ),
    })),
  );
  return Object.fromEntries(pages.map(({ page, ...kinds }) => [page, kinds]));
}

async function judged(before: Figures, pages: string[]): Promise<Figures['lighthouse']> {
  // With somebody to take the page views.
  const platform = await startPlatform();
  const server = await serveSecurely(3000, await servedCopy());
  const results: Record<string, Judged> = {};
  try {
    const yardsticks: number[] = [];
    for (const page of pages)
      await step(`Lighthouse ${page}`, async () => {
        // Beside each page, so that both see the same moods of the machine.
        const yardstick = await lighthouse(`${server.url}/hand-written`, Number(options.runs));
        const { lcp, ...scores } = await lighthouse(server.url + page, Number(options.runs));
        yardsticks.push(yardstick.lcp);
        results[page] = { ...scores, lcpRatio: Number((lcp / yardstick.lcp).toFixed(2)) };
      });
    console.log(
      `\nThe hand-written page: ${Math.min(...yardsticks)} to ${Math.max(...yardsticks)} ms.`,
    );
  } finally {
    await server.stop();
    await platform.stop();
  }
  printTable(
    'Lighthouse, on a phone: scores, largest paint by that of the hand-written page, blocking time, shift',
    Object.entries(results).map(([page, scores]) => ({
      page,
      ...Object.fromEntries(
        Object.entries(scores).map(([name, figure]) => [
          name,
          compared(figure, before.lighthouse[page]?.[name as keyof Judged]),
        ]),
      ),
    })),
  );
  return { ...before.lighthouse, ...results };
}

async function builds(before: Figures): Promise<Figures['builds']> {
  const results: Figures['builds'] = {};
  for (const pages of [32, 320, 1600])
    results[pages] = await step(`A build of ${pages} pages`, () => buildScaled(pages));
  printTable(
    'Builds',
    Object.entries(results).map(([pages, { seconds, memory }]) => ({
      pages,
      seconds: compared(seconds, before.builds[pages]?.seconds),
      'memory MB': compared(memory, before.builds[pages]?.memory),
    })),
  );
  return results;
}
