import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManyPages } from '../bench/many-pages';
import { printTable } from '../print-table';
import { main } from '../lib/cli';

const sizes = [36, 320, 1600];

/*
 * Seconds that `npm run check:content` takes, from its start to its end. Its flag in package.json asks
 * for a larger young generation, 64 MB instead of 16, for short-lived syntax trees: clearing up took a
 * quarter of the time.
 */
main(async () => {
  const rows = [];
  for (const pages of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      cpSync('content', folder, { recursive: true });
      writeManyPages(folder, pages);
      const start = performance.now();
      execFileSync('npm', ['run', 'check:content', '--', folder], { stdio: 'pipe' });
      rows.push({ pages, seconds: ((performance.now() - start) / 1000).toFixed(1) });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  printTable('Checking the content', rows);
});
