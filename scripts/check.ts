import { generateContent } from './lib/build-site';
import { main, run, step } from './lib/cli';
import { checkContent } from './lint';

const deno = 'check --node-modules-dir=manual --no-remote --frozen --quiet --config'.split(' ');
const functionFolder = 'supabase/functions/send-demo-email';

/* Everything that is known without running the site. */
main(async () => {
  const warnings = await step('Content', checkContent);
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
