import { readBlocks } from '../content/blocks';
import { checkContent } from '../content/check-content';
import { readContent } from '../content/read-content';
import { report } from '../content/report';
import { main } from '../step';

/* Says everything that is wrong with the content. `-- FOLDER` checks a copy instead of `content`. */
main(async () => {
  const content = readContent(process.argv[2]);
  const faults = checkContent(content, readBlocks());
  if (faults.length > 0) throw new Error(report(faults));
  console.log(`${content.pages.length} pages and ${content.data.length} data files: no fault.`);
});
