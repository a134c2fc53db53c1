import { main } from './lib/cli';
import { assertValidContent } from './lint';

/* Says everything that is wrong with the content. `-- FOLDER` checks a copy instead of `content`. */
main(async () => {
  const warnings = await assertValidContent(process.argv[2]);
  console.log(warnings || 'No problems found in the content.');
});
