import { pageWeights } from './bench/page-weight';
import { buildIfChanged } from './lib/build-site';
import { main } from './lib/cli';

/* Prints what each page costs its visitors. */
main(async () => {
  await buildIfChanged();
  console.table(await pageWeights());
});
