import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManyPages } from '../bench/many-pages';
import { printTable } from '../bench/print-table';
import { run } from '../run';
import { main } from '../step';

const sizes = [36, 320, 1600];

/*
 * Seconds that `npm run check:content` takes, from its start to its end. Its flag gives the trees of a
 * moment 64 MB instead of 16: clearing up took a quarter of the time.
 */
main(async () => {
  const rows = [];
  for (const pages of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      writeManyPages(folder, pages);
      const start = performance.now();
      await run('tsx', ['--max-semi-space-size=64', 'scripts/commands/check-content.ts', folder]);
      rows.push({ pages, seconds: ((performance.now() - start) / 1000).toFixed(1) });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  printTable('Checking the content', rows);
});
