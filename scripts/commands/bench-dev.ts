import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { writeManyPages } from '../bench/many-pages';
import { copySite } from '../bench/scaled-site';
import { timed } from '../bench/statistics';
import { findChromium } from '../find-chromium';
import { main, onStop, step } from '../lib/cli';
import { printTable } from '../print-table';

const folder = '.local/bench/dev';
const file = `${folder}/content/sectors/lawyers.fr.mdx`;
const port = '3210';
const pages = 1600;
const words = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six'];

/* Seconds from the saving of a page to the sight of it, in `npm run dev` among 1600 pages. */
main(async () => {
  await copySite(folder);
  writeManyPages(`${folder}/content`, pages);
  const env = { ...process.env, PORT: port };
  // A group of its own: npm's shell does not tell what runs in it that it is to end.
  const dev = spawn('npm', ['run', 'dev'], { cwd: folder, env, stdio: 'ignore', detached: true });
  const ended = once(dev, 'exit');
  const stop = async () => {
    if (dev.pid && dev.exitCode === null) process.kill(-dev.pid);
    await ended;
  };
  onStop(stop);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await step(`Starting among ${pages} pages`, () => Promise.race([open(page), failed(ended)]));
    printTable('Seconds from an edit to its sight', [
      { edit: 'a text', ...(await edits(page, (text, mark) => `${text}\n${mark}\n`)) },
      {
        edit: 'the title',
        ...(await edits(page, (text, mark) => text.replace(/^heading: .*/m, `heading: "${mark}"`))),
      },
    ]);
  } finally {
    await browser.close();
    await stop();
    // Next may still be writing as it ends.
    await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 300 });
  }
});

/** Waits for the site to answer, and for what it does after its first page. */
async function open(page: Page) {
  const url = `http://localhost:${port}/avocats`;
  while (!(await page.goto(url, { timeout: 120_000 }).catch(() => null)))
    await page.waitForTimeout(500);
  await page.waitForTimeout(10_000);
}

async function failed(ended: Promise<unknown>): Promise<never> {
  await ended;
  throw new Error('npm run dev ended: are its ports free?');
}

async function edits(page: Page, edit: (text: string, mark: string) => string) {
  const before = readFileSync(file, 'utf8');
  const seconds: [string, string][] = [];
  for (const word of words) {
    const mark = `Modification ${word}`;
    const time = await timed(async () => {
      writeFileSync(file, edit(before, mark));
      await page.waitForFunction((text) => document.body.textContent?.includes(text), mark);
    });
    seconds.push([word, (time / 1000).toFixed(2)]);
    // A writer reads what came.
    await page.waitForTimeout(3000);
  }
  writeFileSync(file, before);
  await page.waitForTimeout(3000);
  return Object.fromEntries(seconds);
}
