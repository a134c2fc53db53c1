import { generateContent } from './lib/build-site';
import { main, run, step } from './lib/cli';
import { checkContent } from './lint';

// Without its lockfile, which a newer Deno would fetch the registry to upgrade; deno-lock.test.ts compares it.
const deno = 'check --node-modules-dir=manual --no-remote --no-lock --quiet --config'.split(' ');
const functionFolder = 'supabase/functions/send-demo-email';

/* Everything that is known without running the site. */
main(async () => {
  const warnings = await step('Content', () => checkContent());
  if (warnings) console.log(warnings);
  await step('Types of the content', generateContent);
  await step('Types', () => run('tsc', ['--noEmit']));
  await step('Types of the function', () =>
    run('deno', [
      ...deno,
      `${functionFolder}/deno.json`,
      `${functionFolder}/index.ts`,
      'supabase/local/function-host.ts',
    ]),
  );
  await step('Lint and formatting', () => run('biome', ['ci', '--error-on-warnings']));
});
