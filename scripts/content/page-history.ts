import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { fingerprintsOf, partsOf } from './page-parts';

/** Since when a page differs from what was reviewed, in words: since 2026-11-21, “Raise the threshold” (1a2b3c4) */
export function changedSince(
  file: string,
  reviewed: Record<string, string>,
  keys: string[],
): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dirname(file), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const differs = (commit: string) => {
    const parts = fingerprintsOf(partsOf(git('show', `${commit}:./${basename(file)}`)));
    return keys.some((key) => parts[key] !== reviewed[key]);
  };

  try {
    const log = git('log', '--diff-filter=AMR', '--format=%h%x09%as%x09%s', '--', basename(file));
    const commits = log.split('\n').filter(Boolean);
    const same = commits.findIndex((line) => !differs(line.split('\t')[0] ?? ''));
    if (same === 0 || commits.length === 0) return 'not committed yet';
    const [commit, day, subject] = (commits.at(same < 0 ? -1 : same - 1) ?? '').split('\t');
    const words = `since ${day}, “${subject}” (${commit})`;
    const cut = same < 0 && git('rev-parse', '--is-shallow-repository').trim() === 'true';
    return cut ? `${words} or earlier: this clone has no older history` : words;
  } catch {
    return 'there is no history here to say since when';
  }
}
