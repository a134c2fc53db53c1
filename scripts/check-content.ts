import { parseArgs } from 'node:util';
import { main } from './lib/cli';
import { hasErrors, layOutFolder, lintFolder, report } from './lint';
import { tellGitHub } from './lint/github';

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
  const files = await lintFolder(positionals[0], !values['no-spelling']);
  tellGitHub(files);
  if (hasErrors(files)) throw new Error(report(files));
  console.log(report(files) || 'No problems found in the content.');
});
