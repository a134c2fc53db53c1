import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfChanged } from '../lib/build-site';
import { main } from '../lib/cli';
import { ensureChromium } from '../ops/chromium';

// Not in test-results: Playwright empties it.
const results = '.generated/test-results';

/* Everything, from lint to browser. Goes on after a failing suite, and says at the end what failed. */
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
  // Side by side: the back end's tests wait while the others count.
  suite(
    'unit and backend',
    'vitest',
    ...['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--project', 'backend'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
  );
  suite(
    'browser',
    'playwright',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json',
  );

  const { numPassedTests = 0, numFailedTests = 0 } = read('vitest.json');
  const { expected = 0, flaky = 0, unexpected = 0 } = read('e2e.json').stats ?? {};
  // A runner that could not begin may still end well.
  if (numPassedTests === 0 || expected === 0) failed.push('a suite that ran nothing');
  const passed = numPassedTests + expected + flaky;
  const broken = numFailedTests + unexpected;
  // A status may be lost, a count is not.
  if (broken > 0 && failed.length === 0) failed.push('tests');
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  if (flaky > 0) console.log(`\n${flaky} passed only at the second try: named above as flaky`);
  console.log(`\n${passed} passed, ${Math.max(broken, failed.length)} failed`);
  if (failed.length > 0) process.exit(1);
});

// biome-ignore lint/suspicious/noExplicitAny: two runners' reports, of which only counts are read.
function read(file: string): any {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return {};
  }
}
