import { parseArgs } from 'node:util';
import { main } from './lib/cli';
import { assertValidContent } from './lint';

/*
 * Says everything that is wrong with the content. `-- FOLDER` checks a copy instead of `content`,
 * `-- --no-spelling` leaves out the slowest part.
 */
main(async () => {
  const { values, positionals } = parseArgs({
    options: { 'no-spelling': { type: 'boolean' } },
    allowPositionals: true,
  });
  const warnings = await assertValidContent(positionals[0], !values['no-spelling']);
  console.log(warnings || 'No problems found in the content.');
});
