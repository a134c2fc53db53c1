import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import getPort from 'get-port';
import { main } from './lib/cli';
import { serve } from './lib/serve-site';
import { ensureChromium, findChromium } from './ops/chromium';

/** What one looks at: a phone and a desk. */
const widths = [390, 1440];

/** More pages than this are named, not pictured. */
const mostPages = 20;

/*
 * Pictures of every page that differs between two builds, for whoever reviews a pull request:
 * `tsx scripts/page-pictures.ts BEFORE AFTER PICTURES` names the three folders. The table that it
 * prints is also added to the summary of a GitHub Actions job.
 */
main(async () => {
  const [before, after, pictures] = process.argv.slice(2);
  if (!before || !after || !pictures)
    throw new Error('Name three folders: the build before, the build after, the pictures.');
  const changed = pagesIn(after).filter((page) => lookOf(before, page) !== lookOf(after, page));
  mkdirSync(pictures, { recursive: true });
  ensureChromium();
  const browser = await chromium.launch({ executablePath: findChromium() });
  const files = new Map(changed.map((page): [string, string[]] => [page, []]));
  for (const [when, build] of Object.entries({ before, after })) {
    const site = await serve(await getPort(), { folder: build });
    for (const page of changed.slice(0, mostPages).filter((name) => lookOf(build, name)))
      for (const width of widths) {
        const file = `${page.replaceAll('/', '-')}-${width}-${when}.png`;
        await photograph(browser, `${site.url}${addressOf(page)}`, width, `${pictures}/${file}`);
        files.get(page)?.push(file);
      }
    await site.stop();
  }
  await browser.close();

  const rows = [...files].map(([page, names]) => `| ${addressOf(page)} | ${names.join('<br>')} |`);
  const table = ['| page | pictures |', '|---|---|', ...rows].join('\n');
  const summary = `### Pages that changed: ${changed.length}\n\n${rows.length > 0 ? table : ''}\n`;
  console.log(summary);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
});

/** Names of the pages of a build, without `.html`. */
function pagesIn(build: string): string[] {
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''))
    .sort();
}

function addressOf(page: string): string {
  return `/${page.replace(/^index$/, '')}`;
}

/**
 * What decides how a page looks: its HTML and its style sheet, without the names that differ between
 * two folders. Empty where there is no such page.
 */
function lookOf(build: string, page: string): string {
  const file = `${build}/${page}.html`;
  if (!existsSync(file)) return '';
  const html = readFileSync(file, 'utf8').replace(/<script type="module"[^>]*>/g, '');
  const [link = '', sheet] = /<link rel="stylesheet" href="([^"]*)"[^>]*>/.exec(html) ?? [];
  const styles = sheet ? readFileSync(build + sheet, 'utf8') : '';
  return (html.replace(link, '') + styles).replace(/[\w-]+_variable|url\([^)]*\)/g, '');
}

async function photograph(browser: Browser, url: string, width: number, path: string) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  await page.goto(url);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  await page.close();
}
