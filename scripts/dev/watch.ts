import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds: an editor writes a file in several steps, a branch changes many files. */
const rest = 50;

/**
 * Calls back once something in a folder, or in those within, has been changed and left alone for a
 * moment. What goes wrong then (a file that is being replaced) is said, and does not end the watch.
 */
export function watchFolder(folder: string, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const watched = new Set<string>();
  const answer = () => {
    try {
      watchNew();
      changed();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  // Folder by folder: with `recursive`, Node 20 loses a file that an editor replaces by another.
  const watchNew = () => {
    for (const one of foldersIn(folder)) {
      if (watched.has(one)) continue;
      watched.add(one);
      const watcher = watch(one, () => {
        clearTimeout(timer);
        timer = setTimeout(answer, rest);
      });
      watcher.on('error', () => watched.delete(one));
    }
  };
  watchNew();
}

const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersIn(join(folder, name))),
];
