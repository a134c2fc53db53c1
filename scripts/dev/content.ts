import { existsSync } from 'node:fs';
import { readBlocks } from '../content/blocks';
import { readContent } from '../content/read-content';
import { report } from '../content/report';
import { frontMatter, updateCopies } from '../copies';
import { writeIfChanged } from '../copies/write-if-changed';
import { ContentChecker } from './content-checker';
import { watchFolder } from './watch';

/** What the panel in the page shows: `components/dev/content-faults.tsx`. */
const faultsFile = '.generated/content-faults.json';

const sound = 'The content has no fault.';

/** The folders whose types say what a page may write. */
const blockFolders = ['components/blocks', 'components/exhibits'];

/**
 * Keeps what the site draws in development in step with the project: of each file of `content/` its
 * last version without a fault that stops, and the faults.
 * @throws Error with every fault, where the copy lacks a file that no page can do without.
 */
export function followContent() {
  let checker = readComponents();
  const missing = ['site.yml', 'interface.fr.yml', 'interface.en.yml'].some(
    (name) => !existsSync(`${frontMatter}/${name}`),
  );
  if (missing) throw new Error(report(checker.check(readContent())));
  watchFolder('content', () => update(checker));
  for (const folder of blockFolders)
    watchFolder(folder, () => {
      checker = readComponents();
    });
}

function readComponents(): ContentChecker {
  const checker = new ContentChecker(readBlocks());
  update(checker);
  return checker;
}

let said = sound;

function update(checker: ContentChecker) {
  const content = readContent();
  const faults = checker.check(content);
  const undrawn = new Set(faults.filter(({ stops }) => stops).map(({ file }) => file));
  updateCopies(content, undrawn);
  writeIfChanged(faultsFile, JSON.stringify(faults));
  const news = faults.length > 0 ? report(faults) : sound;
  if (news !== said) console.log(`\n${news}`);
  said = news;
}
