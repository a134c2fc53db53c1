import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfChanged } from './lib/build-site';
import { main } from './lib/cli';
import { failedInPlaywright, failedInVitest } from './lib/failed-tests';
import { ensureChromium } from './ops/chromium';

// Not in test-results: Playwright empties it.
const results = '.local/test-results';

/* Runs everything, from lint to browser. A failing suite does not stop the others. */
main(async () => {
  ensureChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const failed: string[] = [];
  const suite = (name: string, command: string, ...args: string[]) => {
    console.log(`\n── ${name}`);
    const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(results, 'e2e.json') },
    });
    if (status !== 0) failed.push(name);
  };
  suite('check', 'tsx', 'scripts/check.ts');
  await buildIfChanged();
  suite(
    'lint, site and backend',
    'vitest',
    ...['run', '--config', 'tests/vitest.config.ts'],
    // Side by side: the back end's tests wait while the others compute.
    ...['--project', 'lint', '--project', 'site', '--project', 'backend'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
  );
  suite(
    'browser',
    'playwright',
    ...['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
  );

  const vitest = read('vitest.json');
  const browser = read('e2e.json');
  const { numPassedTests = 0, numFailedTests = 0 } = vitest;
  const { expected = 0, flaky = 0, unexpected = 0 } = browser.stats ?? {};
  // A runner that could not start may still exit with 0, and a status may be lost: counts decide too.
  if (numPassedTests === 0 || expected === 0) failed.push('a suite that ran nothing');
  const passed = numPassedTests + expected + flaky;
  const broken = numFailedTests + unexpected;
  if (broken > 0 && failed.length === 0) failed.push('tests');
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  for (const name of [...failedInVitest(vitest), ...failedInPlaywright(browser)])
    console.log(`  ${name.replace(`${process.cwd()}/`, '')}`);
  if (flaky > 0) console.log(`\n${flaky} passed only at the second attempt: listed above as flaky`);
  console.log(`\n${passed} passed, ${Math.max(broken, failed.length)} failed`);
  if (failed.length > 0) process.exit(1);
});

// biome-ignore lint/suspicious/noExplicitAny: two runners' reports, of which little is read.
function read(file: string): any {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return {};
  }
}
