import { parseArgs } from 'node:util';
import { main } from './lib/cli';
import { checkContent, layOutContent } from './lint';

/*
 * Says everything that is wrong with the content. `-- --fix` lays out long tags first, `-- --no-spelling`
 * leaves out the slowest part.
 */
main(async () => {
  const { values } = parseArgs({
    options: { fix: { type: 'boolean' }, 'no-spelling': { type: 'boolean' } },
  });
  if (values.fix) await layOutContent();
  const warnings = await checkContent(!values['no-spelling']);
  console.log(warnings || 'No problems found in the content.');
});
