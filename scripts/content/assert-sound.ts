import { readBlocks } from './blocks';
import { checkContent } from './check-content';
import { readContent } from './read-content';
import { report } from './report';

/** Checks a content folder. @throws Error with every fault and what to write instead. */
export function assertSound(folder?: string) {
  const faults = checkContent(readContent(folder), readBlocks());
  if (faults.length > 0) throw new Error(report(faults));
}
