import { parseArgs } from 'node:util';
import { main } from './lib/cli';
import { checkContent, layOutFolder } from './lint';

/*
 * Says everything that is wrong with the content. `-- FOLDER` checks a copy instead of `content`,
 * `-- --fix` lays out long tags first, `-- --no-spelling` leaves out the slowest part.
 */
main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      fix: { type: 'boolean' },
      'no-spelling': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.fix) await layOutFolder(positionals[0]);
  const warnings = await checkContent(positionals[0], !values['no-spelling']);
  console.log(warnings || 'No problems found in the content.');
});
