import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where common systems install Chromium or Chrome. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser on this machine: CHROMIUM_PATH, Playwright's download or the system's. */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH ?? '';
  return [configuredPath, chromium.executablePath(), ...systemPaths].find(existsSync);
}

/**
 * Makes sure that there is a browser for the tests: finds one, or installs Playwright's download or,
 * as root on Debian, the system's package.
 * @throws Error saying what to install where none of this works.
 */
export function ensureChromium() {
  if (findChromium()) return;
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  console.log('No Chromium or Chrome found. Installing Playwright’s download …');
  const root = process.getuid?.() === 0;
  // Only root can install the libraries; anybody else would be asked for a password, or get nothing.
  const withLibraries = root ? ['--with-deps'] : [];
  spawnSync('npx', ['playwright', 'install', ...withLibraries, 'chromium'], { stdio });
  if (findChromium()) return;
  if (root && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('The download failed. Installing Debian’s package with apt-get …');
    spawnSync('apt-get', ['update', '-qq'], { stdio });
    const flags = ['-y', '-qq', '--no-install-recommends'];
    spawnSync('apt-get', ['install', ...flags, 'chromium'], { stdio });
  }
  if (!findChromium())
    throw new Error(
      'No browser for the tests. Install Chromium or Chrome (on Debian, as root: apt-get install chromium), or set CHROMIUM_PATH to one, and try again.',
    );
}
