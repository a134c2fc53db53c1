import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prune } from '@/scripts/postbuild/prune';

/* In a folder of its own, with the files of an export. */

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function exported(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join('out', file)), { recursive: true });
    writeFileSync(join('out', file), text);
  }
}

/** What is left of `out/`, folders among it. */
const left = () => readdirSync('out', { recursive: true, encoding: 'utf8' }).sort();

test('flight data and the 404 page of Next go, and files of our own stay', async () => {
  exported({
    ...{ 'index.html': '', 'index.txt': '', '__next._tree.txt': '' },
    ...{ 'en/about.html': '', 'en/about.txt': '', 'en/about/__next._full.txt': '' },
    ...{ '_not-found.html': '', '_not-found.txt': '', '_not-found/__next._head.txt': '' },
    ...{ 'ads.txt': '', 'icon.svg': '' },
  });
  await prune();
  expect(left()).toEqual(['ads.txt', 'en', 'en/about.html', 'icon.svg', 'index.html']);
});

test('of what the build names by a hash, only what is asked for stays', async () => {
  exported({
    'index.html': '<link href="/_next/static/a.css"><script src="/assets/page.js"></script>',
    '_next/static/a.css': 'src: url(b.woff2)',
    '_next/static/b.woff2': '',
    '_next/static/chunks/runtime.js': '',
    'assets/page.js': '',
    'assets/other.js': '',
  });
  await prune();
  expect(left().filter((file) => file.includes('.'))).toEqual([
    ...['_next/static/a.css', '_next/static/b.woff2', 'assets/page.js', 'index.html'],
  ]);
  expect(left()).not.toContain('_next/static/chunks');
});
