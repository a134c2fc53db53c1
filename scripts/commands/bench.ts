import { parseArgs } from 'node:util';
import { compared, type Figures, readBaseline, writeBaseline } from '../bench/baseline';
import { judge } from '../bench/judge';
import { buildScaled } from '../bench/scaled-site';
import { buildIfChanged } from '../lib/build-site';
import { measure } from '../measure';
import { printTable } from '../print-table';
import { main, step, today } from '../lib/cli';

const usage = `Usage: npm run bench
       npm run bench -- --bytes               only the bytes of each page
       npm run bench -- --page /avocats       Lighthouse on this page only; may be repeated
       npm run bench -- --builds              only the builds of 32, 320 and 1600 pages
       npm run bench -- --runs 3              the median of so many Lighthouse runs
       npm run bench -- --update              makes the figures the new baseline

Prints what the site costs, beside the committed baseline.`;

/*
 * What the site costs: bytes of each page, Lighthouse with the largest paint as a ratio to a
 * hand-written page of the same run, time and memory of builds.
 */
main(async () => {
  const { values: options } = parseArgs({
    options: {
      bytes: { type: 'boolean', default: false },
      builds: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      page: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  });
  if (options.help) return console.log(usage);
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(usage);
  await buildIfChanged();
  const before = await readBaseline();
  const bytes = await pageBytes(before);
  const all = !options.bytes && !options.builds && options.page.length === 0;
  const unknown = options.page.find((page) => !bytes[page]);
  if (unknown) throw new Error(`No page ${unknown}. There are: ${Object.keys(bytes).join(' ')}`);
  const pages = all ? Object.keys(bytes) : options.page;
  const figures: Figures = {
    measuredOn: today(),
    bytes,
    lighthouse: pages.length > 0 ? await judge(before, pages, runs) : before.lighthouse,
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
