import { assertSound, warnOfTranslations } from '../content/assert-sound';
import { main } from '../lib/cli';

/* Says everything that is wrong with the content. `-- FOLDER` checks a copy instead of `content`. */
main(async () => {
  await assertSound(process.argv[2]);
  console.log('The content has no fault.');
  warnOfTranslations(process.argv[2]);
});
