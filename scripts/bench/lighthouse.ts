import { findChromium } from '../find-chromium';
import { run } from '../lib/cli';
import { percentile } from './statistics';

/** What Lighthouse says of a page, as on a phone: scores of 100, milliseconds, layout shift. */
export type Scores = {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Runs Lighthouse on an address, each time in a browser of its own.
 * @returns the median of each figure.
 * @throws Error where no Chromium is found or Lighthouse fails.
 */
export async function lighthouse(url: string, times: number): Promise<Scores> {
  const results: Scores[] = [];
  for (let done = 0; done < times; done++)
    // It sometimes loses the beginning of its own trace.
    results.push(await once(url).catch(() => once(url)));
  const median = (key: keyof Scores) =>
    percentile(
      results.map((result) => result[key]),
      0.5,
    );
  const keys = [...categories, 'lcp', 'tbt', 'cls'] as const;
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as Scores;
}

async function once(url: string): Promise<Scores> {
  const CHROME_PATH = findChromium();
  if (!CHROME_PATH) throw new Error('No Chromium is found: `npm test` installs one.');
  const flags =
    '--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking ' +
    '--ignore-certificate-errors';
  const said = await run('lighthouse', [url, '--quiet', '--output=json', flags], {
    CHROME_PATH,
  }).catch(({ message }: Error) => {
    // After the report, of thousands of lines.
    throw new Error(`Lighthouse on ${url}: ${message.trim().split('\n').at(-1)}`);
  });
  const report = JSON.parse(said.slice(said.indexOf('{')));
  const figure = (id: string): number => report.audits[id].numericValue;
  return {
    ...(Object.fromEntries(
      categories.map((id) => [id, Math.round(report.categories[id].score * 100)]),
    ) as Pick<Scores, (typeof categories)[number]>),
    lcp: Math.round(figure('largest-contentful-paint')),
    tbt: Math.round(figure('total-blocking-time')),
    cls: Number(figure('cumulative-layout-shift').toFixed(3)),
  };
}
