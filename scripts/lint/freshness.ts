import { execFileSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import type { VFile } from 'vfile';
import type { IndexedPage } from './page-index';
import { fileStart, problem } from './problem';
import { languages } from './rules/across-pages';

/** In a commit's message: what it changes needs no change in the other language. */
const marker = '[translation]';

type Commit = {
  /** 0 is the newest. */
  age: number;
  hash: string;
  day: string;
  subject: string;
  isMarked: boolean;
};

/**
 * Warns where one language of a page was changed after the other. Says nothing where git does not
 * know: outside a repository, for files without a commit, before the first commit of a shallow clone.
 */
export function warnAboutStaleTranslations(pages: IndexedPage[]) {
  const commits = readCommits(pages.map(({ file }) => file));
  for (const page of pages) {
    const other = pages.find(({ name, locale }) => name === page.name && locale !== page.locale);
    const [newest] = commits.get(page.file) ?? [];
    const change = other && commits.get(other.file)?.find(({ isMarked }) => !isMarked);
    if (!other || !newest || !change || change.age >= newest.age) continue;
    const { subject, hash, day } = change;
    const message = problem(
      page.file,
      fileStart,
      `The ${languages[other.locale]} page has changed since this one: “${subject}” (${hash}, ${day}).`,
      `Make the same change here. Put ${marker} in the commit’s message if that brings both languages into step.`,
    );
    Object.assign(message, { fatal: false, source: 'content', ruleId: 'freshness' });
  }
}

/** The commits that changed each file, newest first; none where there is no history. */
function readCommits(pages: VFile[]): Map<VFile, Commit[]> {
  const commits = new Map<VFile, Commit[]>();
  const [first] = pages;
  if (!first) return commits;
  const folder = resolve(first.path, '../..');
  const byPath = new Map(pages.map((file) => [pathIn(file), file]));
  const entries = gitLog(folder).split('\0').slice(1);
  for (const [age, entry] of entries.entries()) {
    const [hash = '', day = '', subject = '', message = '', files = ''] = entry.split('\x1f');
    const commit = { age, hash, day, subject, isMarked: message.includes(marker) };
    for (const path of files.split('\n')) {
      const file = byPath.get(path.split('/').slice(-2).join('/'));
      if (file) commits.set(file, [...(commits.get(file) ?? []), commit]);
    }
  }
  return commits;
}

/** sectors/lawyers.fr.mdx */
const pathIn = ({ path, dirname = '' }: VFile) => `${basename(dirname)}/${basename(path)}`;

function gitLog(folder: string): string {
  const format = '--format=%x00%h%x1f%as%x1f%s%x1f%B%x1f';
  try {
    return execFileSync(
      'git',
      ['-C', folder, 'log', '--topo-order', '--name-only', '--relative', format, '--', '.'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 },
    );
  } catch {
    return '';
  }
}
