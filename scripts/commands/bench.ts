import { performance } from 'node:perf_hooks';
import { build } from '../build';
import { measure } from '../measure';
import { main } from '../step';

/* What the site costs: seconds of a build, bytes of each page after brotli. */
main(async () => {
  const start = performance.now();
  await build();
  const seconds = (performance.now() - start) / 1000;
  const pages = await measure();
  console.log(`\nBuild of ${pages.length} pages: ${seconds.toFixed(1)} s\n`);
  console.table(
    Object.fromEntries(
      pages.map(({ page, html, css, script, islands }) => [
        page,
        { HTML: html, CSS: css, 'HTML + CSS': html + css, script, islands },
      ]),
    ),
  );
});
