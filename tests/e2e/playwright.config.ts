import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { siteUrl } from '../../lib/environment';
import { findChromium } from '../../scripts/ops/chromium';
import { directUrl, hostResolverRules, ports } from '../support/addresses';

const root = resolve(import.meta.dirname, '../..');

const others = [firefox, webkit];
const installed = others.filter((browser) => existsSync(browser.executablePath()));

// Workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined) {
  execFileSync('node_modules/.bin/tsx', ['tests/support/prepare.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (installed.length < others.length)
    console.log(
      'In Chromium only, where Playwright’s Firefox and WebKit are not both installed: npx playwright install --with-deps firefox webkit',
    );
}

/* The built site on the running platform, in real browsers. Tests share both, so each uses data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // As many as there are cores: browsers keep those busy, and one worker more is in the way of the others.
  workers: Math.min(availableParallelism(), 4),
  fullyParallel: true,
  // A slow machine is no fault of the site.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Once more where the whole suite runs: a stall of a shared machine is not a fault. The report names
  // each test that needed it: one named in two runs has a race to be mended.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    locale: 'fr-FR',
    // What a failed test leaves in `test-results`: docs/contributing.md says how to read it.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        // Playwright empties it between tests (cookies, storage, routes, scripts): a new one costs more than
        // most tests, and doubles the time of all.
        reuseContext: true,
        launchOptions: {
          executablePath: findChromium(),
          // Without a UTF-8 locale it cannot write a file name with an accent.
          env: { ...process.env, LANG: 'C.UTF-8' },
          args: [
            '--no-sandbox',
            '--disable-quic',
            '--disable-background-networking',
            hostResolverRules,
          ],
        },
      },
    },
    // What has to work everywhere, in the browsers of other makers.
    ...installed.map((browser) => ({
      name: browser.name(),
      grep: /@everywhere/,
      use: {
        browserName: browser.name() as 'firefox' | 'webkit',
        proxy: { server: `http://127.0.0.1:${ports.proxy}` },
      },
    })),
  ],
  webServer: {
    command: 'tsx tests/support/server.ts',
    cwd: root,
    url: directUrl(siteUrl),
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 60_000,
  },
});
