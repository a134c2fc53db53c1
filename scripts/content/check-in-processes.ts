import { join } from 'node:path';
import { otherParts, parts } from '../other-parts';
import type { Block } from './blocks';
import { type CheckedPage, checkPart, checkTogether } from './check-content';
import type { Fault } from './fault';
import type { Content } from './read-content';

const module = join(import.meta.dirname, 'check-part.ts');

/** As `checkContent`, on every core. @throws Error where a process cannot finish; it has said why. */
export async function checkInProcesses(
  content: Content,
  blocks: Map<string, Block>,
): Promise<Fault[]> {
  const others = otherParts<CheckedPage[]>(module, content.folder);
  // Beside them: this process has everything loaded.
  const checked = [checkPart(content, blocks, 0, parts), ...(await others)];
  const pages = checked.flat().sort((a, b) => (a.outline.file < b.outline.file ? -1 : 1));
  return checkTogether(pages, content);
}
