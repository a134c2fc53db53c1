import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfChanged } from './lib/build-site';
import { main } from './lib/cli';
import { readReport } from './lib/test-report';
import { ensureChromium } from './ops/chromium';

// Not in test-results: Playwright empties it.
const results = '.local/test-results';

/* Runs everything, from lint to browser. A failing suite does not stop the others. */
main(async () => {
  ensureChromium();
  rmSync(results, { recursive: true, force: true });
  const failed: string[] = [];
  const suite = (name: string, command: string, ...args: string[]) => {
    console.log(`\n── ${name}`);
    const PLAYWRIGHT_JUNIT_OUTPUT_NAME = resolve(results, 'playwright.xml');
    const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, CI: '1', PLAYWRIGHT_JUNIT_OUTPUT_NAME },
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
    ...['--reporter=default', '--reporter=junit', `--outputFile.junit=${results}/vitest.xml`],
  );
  suite(
    'browser',
    'playwright',
    ...['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,junit'],
  );

  const reports = ['vitest.xml', 'playwright.xml'].map((name) => {
    const file = resolve(results, name);
    return readReport(existsSync(file) ? readFileSync(file, 'utf8') : '');
  });
  const broken = reports.flatMap((report) => report.failed);
  // A runner that could not start may still exit with 0, and a status may be lost: counts decide too.
  if (reports.some(({ passed }) => passed === 0)) failed.push('a suite that ran nothing');
  if (broken.length > 0 && failed.length === 0) failed.push('tests');
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  for (const name of broken) console.log(`  ${name}`);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  console.log(`\n${passed} passed, ${Math.max(broken.length, failed.length)} failed`);
  if (failed.length > 0) process.exit(1);
});
