import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteUrl } from '../../lib/environment';
import { findChromium } from '../../scripts/ops/chromium';
import { directUrl, hostResolverRules } from '../support/addresses';

const root = resolve(import.meta.dirname, '../..');

// Workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined)
  execFileSync('node_modules/.bin/tsx', ['tests/support/prepare.ts'], {
    cwd: root,
    stdio: 'inherit',
  });

/* The built site on the running platform, in a real browser. Tests share both, so each uses data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One more than cores are usual: most of the time a test waits for a page.
  workers: 3,
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
    // Playwright empties it between tests (cookies, storage, routes, scripts): a new one costs more than
    // most tests, and doubles the time of all.
    reuseContext: true,
    baseURL: siteUrl,
    locale: 'fr-FR',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        hostResolverRules,
      ],
    },
  },
  webServer: {
    command: 'tsx tests/support/server.ts',
    cwd: root,
    url: directUrl(siteUrl),
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 60_000,
  },
});
