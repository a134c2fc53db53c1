import { parseArgs } from 'node:util';
import { main } from './lib/cli';
import { checkContent, layOutContent } from './lint';

/*
 * Reports every problem in the content. `-- --fix` lays out long tags first; `-- --no-spelling` skips the
 * slowest part.
 */
main(async () => {
  const { values } = parseArgs({
    options: { fix: { type: 'boolean' }, 'no-spelling': { type: 'boolean' } },
  });
  if (values.fix) await layOutContent();
  const warnings = await checkContent(!values['no-spelling']);
  console.log(warnings || 'No problems found in the content.');
});
