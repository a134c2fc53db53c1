import { readBlocks } from '../content/blocks';
import { checkContent } from '../content/check-content';
import { readContent } from '../content/read-content';
import { report } from '../content/report';
import { main } from '../step';

/* Says everything that is wrong with the content. `-- FOLDER` checks a copy instead of `content`. */
main(async () => {
  const faults = checkContent(readContent(process.argv[2]), readBlocks());
  if (faults.length > 0) throw new Error(report(faults));
  console.log('The content has no fault.');
});
