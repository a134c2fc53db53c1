import { readBlocks } from '../content/blocks';
import { fixContent } from '../content/language/fix-content';
import { readContent } from '../content/read-content';
import { main } from '../lib/cli';

/* Mends the typography of the content. `-- FOLDER` mends a copy instead of `content`. */
main(async () => {
  const changed = fixContent(readContent(process.argv[2]), readBlocks());
  console.log(
    changed.length > 0 ? `Mended:\n${changed.join('\n')}` : 'The typography has no fault.',
  );
});
