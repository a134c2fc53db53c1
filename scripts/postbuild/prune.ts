import { readFile, rm } from 'node:fs/promises';
import { htmlFiles, out, outFiles } from './files';

/** Pages that Next makes for itself. */
const notServed = /^_not-found/;

/**
 * Removes what no page uses: Next's runtime, flight data, its own 404. A file of `_next/` or
 * `assets/` stays when a page, a style sheet or a script that stays names it; of the rest, only
 * flight data go (`__next.…`, and the `.txt` beside a page).
 */
export async function prune() {
  const files = (await outFiles()).map((file) => file.slice(out.length));
  const pages = new Set((await htmlFiles()).map((file) => file.slice(out.length)));
  const reachable = new Set([...pages].filter((file) => !notServed.test(file)));
  const hashed = files.filter((file) => /^(_next|assets)\//.test(file));
  // The Set grows while it is walked.
  for (const file of reachable) {
    if (!/\.(html|css|js)$/.test(file)) continue;
    const text = await readFile(out + file, 'utf8');
    for (const candidate of hashed)
      if (text.includes(candidate.split('/').at(-1) ?? candidate)) reachable.add(candidate);
  }
  const unused = files.filter((file) => {
    const ours = !hashed.includes(file) && !pages.has(file) && !isFlightData(file, pages);
    return !ours && !reachable.has(file);
  });
  await Promise.all(unused.map((file) => rm(out + file)));
}

const isFlightData = (file: string, pages: Set<string>) =>
  /(^|\/)__next\.|^_not-found/.test(file) || pages.has(file.replace(/\.txt$/, '.html'));
