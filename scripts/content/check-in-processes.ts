import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Block } from './blocks';
import { type CheckedPage, checkPart, checkTogether } from './check-content';
import type { Fault } from './fault';
import type { Content } from './read-content';

/** TypeScript, and room for the trees of a moment, as package.json gives this process. */
const execArgv = ['--import', 'tsx', '--max-semi-space-size=64'];

/** As `checkContent`, on every core. @throws Error where a process cannot finish; it has said why. */
export async function checkInProcesses(
  content: Content,
  blocks: Map<string, Block>,
): Promise<Fault[]> {
  const cores = availableParallelism();
  const others = Array.from({ length: cores - 1 }, (_, other) =>
    checkElsewhere(content.folder, other + 1, cores),
  );
  // Beside them: this process has everything loaded.
  const parts = [checkPart(content, blocks, 0, cores), ...(await Promise.all(others))];
  const pages = parts.flat().sort((a, b) => (a.outline.file < b.outline.file ? -1 : 1));
  return checkTogether(pages, content);
}

async function checkElsewhere(folder: string, part: number, parts: number): Promise<CheckedPage[]> {
  const child = fork(
    join(import.meta.dirname, 'check-part.ts'),
    [folder, String(part), String(parts)],
    // Outlines hold maps.
    { execArgv, serialization: 'advanced' },
  );
  const failed = once(child, 'exit').then(() => {
    throw new Error('A part of the content could not be checked.');
  });
  const [checked] = await Promise.race([once(child, 'message'), failed]);
  return checked;
}
