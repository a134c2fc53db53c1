import { readBlocks } from './blocks';
import { checkContent } from './check-content';
import { comparePages } from './compare-languages';
import { readContent } from './read-content';
import { report } from './report';
import { translationWarnings } from './translation-warnings';

/** Checks a content folder. @throws Error with every fault and what to write instead. */
export async function assertSound(folder?: string) {
  const content = readContent(folder);
  const faults = checkContent(content, readBlocks());
  if (faults.length > 0) throw new Error(report(faults));
}

/** Says on the console which translations are behind: a warning, which stops nothing. */
export function warnOfTranslations(folder?: string) {
  for (const warning of translationWarnings(comparePages(folder))) console.log(`\n${warning}`);
}
