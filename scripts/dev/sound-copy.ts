import type { Fault } from '../content/fault';
import { frontMatterText } from '../content/front-matter-text';
import { type Content, textOf } from '../content/read-content';
import { removeOthers } from './remove-others';
import { writeIfChanged } from './write-if-changed';

/** The content as the site draws it in development: of each file its last version without a fault. */
export const soundFolder = '.generated/content';

/**
 * The same without the pages' bodies, for Contentlayer, which does not look at them: among 1600
 * pages it takes a second for each change of a file.
 */
export const frontMatterFolder = '.generated/front-matter';

/**
 * Brings the copies up to date. A file that cannot be drawn keeps the version it had; one that the
 * writer deleted goes, unless the site cannot be built without it.
 */
export function updateSoundCopy(content: Content, faults: Fault[]) {
  const held = new Set(faults.filter(({ stops }) => stops).map(({ file }) => file));
  const files = [...content.places, ...content.data].map(({ file }) => file);
  const texts = files
    .filter((file) => !held.has(file))
    .map((file) => [file, textOf(file)] as const);
  for (const [folder, kept] of [
    [soundFolder, (text: string) => text],
    [frontMatterFolder, withoutBody],
  ] as const) {
    const copyOf = (file: string) => folder + file.slice(content.folder.length);
    for (const [file, text] of texts) writeIfChanged(copyOf(file), kept(text));
    removeOthers(folder, new Set([...files, ...held].map(copyOf)));
  }
}

/** A page as far as its front matter goes; a data file whole. */
const withoutBody = (text: string) => frontMatterText(text) || text;
