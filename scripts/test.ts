import { spawnSync } from 'node:child_process';
import { buildIfChanged } from './lib/build-site';
import { main } from './lib/cli';
import { ensureChromium } from './ops/chromium';

/* Runs everything, from lint to browser. A failing suite does not stop the others. */
main(async () => {
  ensureChromium();
  const failed: string[] = [];
  const suite = (name: string, command: string, ...args: string[]) => {
    console.log(`\n── ${name}`);
    const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, CI: '1' },
    });
    if (status !== 0) failed.push(name);
  };
  suite('check', 'tsx', 'scripts/check.ts');
  await buildIfChanged();
  // Side by side: the back end's tests wait while the others compute.
  suite('lint, site and backend', 'vitest', 'run', '--config', 'tests/vitest.config.ts');
  suite('browser', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts');
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
  console.log('\nEverything passed.');
});
