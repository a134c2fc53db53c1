import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildIfChanged } from '../build-if-changed';
import { ensureChromium } from '../ensure-chromium';
import { main } from '../step';

const results = 'test-results/summary';

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
      env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/e2e.json` },
    });
    if (status !== 0) failed.push(name);
  };
  const vitest = (project: string) => [
    ...['run', '--config', 'tests/vitest.config.ts', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${project}.json`],
  ];

  suite('check', 'tsx', 'scripts/commands/check.ts');
  suite('dependencies', 'tsx', 'scripts/commands/check-dependencies.ts', '--offline');
  await buildIfChanged();
  suite('unit', 'vitest', ...vitest('unit'));
  suite('backend', 'vitest', ...vitest('backend'));
  suite(
    'browser',
    'playwright',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json',
  );

  const vitests = ['unit', 'backend'].map((name) => read(`${name}.json`));
  const browser = read('e2e.json').stats ?? {};
  const sum = (key: string) => vitests.reduce((total, json) => total + (json[key] ?? 0), 0);
  const passed = sum('numPassedTests') + (browser.expected ?? 0) + (browser.flaky ?? 0);
  const broken = sum('numFailedTests') + (browser.unexpected ?? 0);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
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
