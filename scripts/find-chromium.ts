import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where the browsers of common systems are. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium or Chrome of this machine: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [named ?? '', chromium.executablePath(), ...places].find(existsSync);
}
