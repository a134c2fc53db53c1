import { execFileSync, spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium';

/**
 * A browser for the tests: one of this machine, else Playwright's download, else the system's package.
 * @throws Error saying what to install, where none of this works.
 */
export function ensureChromium() {
  if (findChromium()) return;
  console.log('No Chromium or Chrome found: trying Playwright’s download …');
  attempt('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  if (findChromium()) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('That failed: installing Debian’s package chromium with apt-get …');
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium())
    throw new Error(
      'No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one, then again.',
    );
}

function attempt(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    // The caller looks whether a browser is there now.
  }
}
