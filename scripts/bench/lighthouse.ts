import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@/supabase/local/platform';
import { run } from '../lib/cli';
import { siteHandler } from '../lib/serve-site';
import { ensureChromium, findChromium } from '../ops/chromium';
import { handWritten, handWrittenCss } from './hand-written';
import { compress } from './page-weight';

/** Scores of 100, milliseconds of the largest paint and of blocking, layout shift. */
type Result = Record<string, number>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * Runs Lighthouse, as on a phone, on pages of `out/` and in turn on a hand-written page, so that
 * noise of the machine affects both.
 * @param runs the results are medians of so many
 * @returns one row per page, with the largest paint of the hand-written page and the ratio to it
 * @throws Error where there is no browser and none can be installed, a port of the platform is in use, or Lighthouse fails.
 */
export async function runLighthouse(pages: string[], runs: number) {
  ensureChromium();
  // Takes the page views: a refused connection would count as an error of the page.
  const platform = await startPlatform();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  copyCompressed(folder);
  const server = await serveHttp2(folder);
  try {
    const rows = [];
    for (const page of pages) {
      const results: Result[] = [];
      const yardsticks: Result[] = [];
      for (let run = 0; run < runs; run++) {
        yardsticks.push(await auditPage(`${server.origin}/hand-written`));
        results.push(await auditPage(server.origin + page));
      }
      const result = medians(results);
      const yardstick = medians(yardsticks).lcp;
      const ratio = Number((result.lcp / yardstick).toFixed(2));
      rows.push({ page, ...result, 'by hand': yardstick, ratio });
    }
    return rows;
  } finally {
    await platform.stop();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Copies `out/`, adds the hand-written page and a compressed version of each text. */
function copyCompressed(folder: string) {
  cpSync('out', folder, { recursive: true });
  // Sorted by name: text, italic, headings.
  const fonts = readdirSync('out/_next/static/media').sort();
  const css = handWrittenCss(fonts.map((name) => `/_next/static/media/${name}`));
  writeFileSync(`${folder}/hand-written.css`, css);
  writeFileSync(`${folder}/hand-written.html`, handWritten(readFileSync('out/index.html', 'utf8')));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|css|js|svg|json|txt)$/.test(file))
      writeFileSync(`${folder}/${file}.br`, compress(readFileSync(`${folder}/${file}`)));
}

/** Serves a folder over HTTP/2, as hosts do: the files of a page share one connection. */
async function serveHttp2(folder: string) {
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout - -out -';
  const pem = execFileSync('openssl', request.split(' '), { stdio: ['ignore', 'pipe', 'ignore'] });
  // Node makes requests of HTTP/2 usable as those of HTTP/1.1.
  const handler = siteHandler(folder) as RequestListener as never;
  const server = createSecureServer({ key: pem, cert: pem }, handler);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

async function auditPage(url: string): Promise<Result> {
  const chromeFlags = '--headless=new --no-sandbox --disable-quic --ignore-certificate-errors';
  const flags = ['--quiet', '--output=json', `--chrome-flags=${chromeFlags}`];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const report = JSON.parse(await run('lighthouse', [url, ...flags], { env }));
  return Object.fromEntries([
    ...categories.map((id) => [id, Math.round(report.categories[id].score * 100)]),
    ...Object.entries(audits).map(([name, id]) => [name, report.audits[id].numericValue]),
  ]);
}

function medians(results: Result[]) {
  const median = (key: string) => {
    const sorted = results.map((result) => result[key] ?? Number.NaN).sort((a, b) => a - b);
    return Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(key === 'cls' ? 3 : 0));
  };
  const scores = Object.fromEntries(categories.map((id) => [id, median(id)]));
  return { ...scores, lcp: median('lcp'), tbt: median('tbt'), cls: median('cls') };
}
