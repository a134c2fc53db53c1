import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { languageName } from './content';
import { addWarning, fileStart } from './messages';
import type { IndexedPage } from './pages';

/** In a commit's message: the other language needs no change. */
const marker = '[translation]';

/**
 * Warns if one language of a page was changed after another. Silent where git cannot tell: outside a
 * repository, for files without a commit, before the first commit of a shallow clone.
 */
export function warnAboutStaleTranslations(pages: IndexedPage[]) {
  const commits = pages[0] ? readCommits(resolve(pages[0].file.path, '../..')) : [];
  for (const { file, name, locale } of pages) {
    const newest = commits.findIndex(({ files }) => files.includes(`${name}.${locale}.mdx`));
    const since = commits.slice(0, Math.max(newest, 0)).filter(({ isMarked }) => !isMarked);
    for (const other of pages.filter((page) => page.name === name && page.locale !== locale)) {
      const change = since.find(({ files }) => files.includes(`${name}.${other.locale}.mdx`));
      if (!change) continue;
      addWarning(file, 'freshness', fileStart, {
        reason: `The ${languageName(other.locale)} page has changed since this one: “${change.subject}” (${change.hash}, ${change.day}).`,
        note: `Make the same change here. Put ${marker} in the commit’s message if that brings both languages into step.`,
      });
    }
  }
}

/** The commits that changed a folder, newest first; none where there is no history. */
function readCommits(folder: string) {
  const format = '--format=%x00%h%x1f%as%x1f%s%x1f%B%x1f';
  const log = ['log', '--topo-order', '--name-only', '--relative', format, '--', '.'];
  try {
    const output = execFileSync('git', ['-C', folder, ...log], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
    return output
      .split('\0')
      .slice(1)
      .map((entry) => {
        const [hash, day, subject, message = '', files = ''] = entry.split('\x1f');
        return { hash, day, subject, isMarked: message.includes(marker), files: files.split('\n') };
      });
  } catch {
    return [];
  }
}
