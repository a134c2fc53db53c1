import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { runLighthouse } from './bench/lighthouse';
import { pageWeights } from './bench/page-weight';
import { buildIfChanged } from './lib/build-site';
import { main } from './lib/cli';

const usage = `Usage: npm run bench
       npm run bench -- --bytes            only the bytes of each page
       npm run bench -- --page /contact    Lighthouse on this page only; may be repeated
       npm run bench -- --runs 3           how many Lighthouse runs the medians are of (1)

Prints what the site costs, as Markdown: bytes of each page after compression, and Lighthouse beside a
hand-written page with the same typefaces.`;

main(async () => {
  const { values: options } = parseArgs({
    options: {
      bytes: { type: 'boolean' },
      page: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  });
  const runs = Number(options.runs);
  if (options.help || !Number.isInteger(runs) || runs < 1) return console.log(usage);
  await buildIfChanged();
  const weights = await pageWeights();
  const all = !options.bytes && options.page.length === 0;
  const known = weights.map(({ page }) => page);
  const unknown = options.page.find((page) => !known.includes(page));
  if (unknown) throw new Error(`There is no page ${unknown}. Pages: ${known.join(' ')}`);

  if (all || options.bytes) print('Bytes', weights);
  const pages = all ? known : options.page;
  if (pages.length > 0) print('Lighthouse', await runLighthouse(pages, runs));
});

/** Prints rows as a Markdown table: readable in a terminal, rendered in a summary of CI. */
function print(title: string, rows: Record<string, string | number>[]) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => row[column]?.toLocaleString('en-GB')));
  const align = columns.map((_, index) => (index === 0 ? 'l' : 'r'));
  console.log(`\n## ${title}\n\n${markdownTable([columns, ...cells], { align })}`);
}
