import { generateContent } from './lib/build-site';
import { main, messageOf, run, step } from './lib/cli';
import { checkContent } from './lint';

// Without the lockfile: a newer Deno would ask the registry to upgrade it. deno-lock.test.ts checks it.
const deno = 'check --node-modules-dir=manual --no-remote --no-lock --quiet --config'.split(' ');
const functionFolder = 'supabase/functions/send-demo-email';

/* Every check that does not run the site, in parallel: the content check keeps only one processor busy. */
main(async () => {
  const [content, ...others] = await step('Content, types, lint and formatting', () =>
    Promise.allSettled([
      checkContent(),
      generateContent().then(() => run('tsc', ['--noEmit'])),
      run('deno', [
        ...deno,
        `${functionFolder}/deno.json`,
        `${functionFolder}/index.ts`,
        'supabase/local/function-host.ts',
      ]),
      run('biome', ['ci', '--error-on-warnings']),
    ]),
  );
  // Other failures may follow from it.
  if (content.status === 'rejected') throw content.reason;
  if (content.value) console.log(content.value);
  const faults = others.flatMap((check) =>
    check.status === 'rejected' ? messageOf(check.reason) : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
});
