import type { Fault } from '../content/fault';
import { type Content, textOf } from '../content/read-content';
import { removeOthers } from './remove-others';
import { writeIfChanged } from './write-if-changed';

/** The content as the site draws it in development: of each file its last version without a fault. */
export const soundFolder = '.generated/content';

/**
 * Brings the copy up to date. A file that cannot be drawn keeps the version it had; one that the
 * writer deleted goes, unless the site cannot be built without it.
 */
export function updateSoundCopy(content: Content, faults: Fault[]) {
  const copyOf = (file: string) => soundFolder + file.slice(content.folder.length);
  const held = new Set(faults.filter(({ stops }) => stops).map(({ file }) => file));
  const files = [...content.places, ...content.data].map(({ file }) => file);
  for (const file of files) if (!held.has(file)) writeIfChanged(copyOf(file), textOf(file));
  removeOthers(soundFolder, new Set([...files, ...held].map(copyOf)));
}
