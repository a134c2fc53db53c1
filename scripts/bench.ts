import { pageWeights } from './bench/page-weight';
import { buildIfChanged } from './lib/build-site';
import { main } from './lib/cli';

/* Prints what each page costs its visitors, as a Markdown table: a summary of CI renders it. */
main(async () => {
  await buildIfChanged();
  const weights = await pageWeights();
  const columns = Object.keys(weights[0] ?? {});
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const figures = weights.map((weight) =>
    row(Object.values(weight).map((value) => value.toLocaleString('en-GB'))),
  );
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  console.log(['', row(columns), row(rule), ...figures].join('\n'));
});
