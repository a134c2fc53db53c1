import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import getPort from 'get-port';
import { serve } from '../lib/serve-site';
import { ensureChromium, findChromium } from '../ops/chromium';

/** An entry of Layout Instability, which TypeScript's DOM types leave out. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/**
 * How far each page moves on a phone when its typefaces arrive late. Each is shown in the stand-ins
 * first, so that every run gives the same figure.
 * @returns a row per page: cumulative layout shift, and the words that moved first
 * @throws Error where there is no browser and none can be installed.
 */
export async function layoutShifts(pages: string[]) {
  ensureChromium();
  const site = await serve(await getPort());
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const rows = [];
    for (const page of pages) rows.push({ page, ...(await shiftOf(browser, site.url + page)) });
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function shiftOf(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
  await page.route('**/*.woff2', async (route) => {
    await wait(500);
    await route.continue();
  });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(async () => {
    const entries: LayoutShift[] = [];
    new PerformanceObserver((list) => {
      entries.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 300));
    const node = entries.flatMap(({ sources }) => sources).find((source) => source.node)?.node;
    return {
      cls: Number(entries.reduce((sum, { value }) => sum + value, 0).toFixed(5)),
      moved: node?.textContent?.trim().slice(0, 40) ?? '',
    };
  });
  await page.close();
  return shift;
}
