import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '../../scripts/bench/scaled-site';
import { ports } from '../support/ports';

const copy = '.local/dev-copy';
const port = ports.dev;
const file = `${copy}/content/sectors/lawyers.en.mdx`;

// One development server for all, and each test edits the same page.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ baseURL: `http://localhost:${port}`, navigationTimeout: 240_000 });
const patient = { timeout: 120_000 };

let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copySite(copy);
  server = spawn('node_modules/.bin/tsx', [resolve('tests/support/dev-site.ts')], {
    cwd: copy,
    // Contentlayer takes the folder it is in from PWD.
    env: { ...process.env, PWD: resolve(copy), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    let said = '';
    server.stdout?.on('data', (data) => {
      said += data;
      if (said.includes('Ready in')) ready();
    });
    server.on('exit', () => failed(new Error(said)));
  });
});
test.afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
});

/** Replaces a passage of a file; what it returns puts the file back. */
const edit = (path: string, from: string, to: string) => {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
};

test('an edit is shown: in the text, then in the front matter', async ({ page }) => {
  await page.goto('/en/lawyers');
  await expect(page.getByRole('heading', { name: 'To mend in the content' })).toHaveCount(0);
  edit(file, '## Two scopes, not to be confused', '## Two scopes that differ');
  await expect(page.getByRole('heading', { name: 'Two scopes that differ' })).toBeVisible(patient);
  edit(file, 'heading: "', 'heading: "Edited: ');
  await expect(page.getByRole('heading', { level: 1, name: /^Edited: / })).toBeVisible(patient);
});

const faults = [
  {
    breaks: 'a block that does not exist',
    path: 'sectors/lawyers.en.mdx',
    from: '<Hero ',
    to: '<Hreo ',
    says: ['<Hreo> is not a block.', 'Write <Hero>.'],
  },
  {
    breaks: 'a tag that is not closed',
    path: 'sectors/lawyers.en.mdx',
    from: '</Section>\n',
    to: '\n',
    says: ['is not closed.'],
  },
  {
    breaks: 'a field of the wrong kind',
    path: 'sectors/lawyers.en.mdx',
    from: 'order: 1',
    to: 'order: one',
    says: ['`order` is the text "one", and must be a whole number.', 'Write `order: 1`.'],
  },
  {
    breaks: 'a misspelt key of site.yml',
    path: 'site.yml',
    from: '\nemail: ',
    to: '\nemial: ',
    says: ['site.yml has no key `emial`.', 'Write `email`.'],
  },
];

for (const { breaks, path, from, to, says } of faults)
  test(`${breaks} is explained in the page, which stays; mended, the words go`, async ({
    page,
  }) => {
    await page.goto('/en/lawyers');
    const panel = page.getByRole('region', { name: /^To mend in the content: / });
    await expect(panel).toHaveCount(0, patient);
    const mend = edit(`${copy}/content/${path}`, from, to);
    await expect(panel).toContainText(`content/${path}:`, patient);
    for (const words of says) await expect(panel).toContainText(words);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Two scopes that differ' })).toBeVisible();
    mend();
    await expect(panel).toHaveCount(0, patient);
  });

test('a text that is too long is shown with what to mend beside it', async ({ page }) => {
  const long = `lead: "${'Long '.repeat(60)}`;
  await page.goto('/en/lawyers');
  const mend = edit(file, 'lead: "', long);
  await expect(page.locator('.lead')).toContainText('Long Long', patient);
  const panel = page.getByRole('region', { name: 'To mend in the content: 1' });
  await expect(panel).toContainText('220 at most.', patient);
  mend();
  await expect(panel).toHaveCount(0, patient);
});

test('/catalogue draws each block with its props and its MDX to copy', async ({ page }) => {
  await page.goto('/catalogue');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue of blocks' })).toBeVisible();
  const matrix = page.getByRole('region', { name: 'RiskMatrix', exact: true });
  await expect(matrix.locator('.catalogue-example figure')).toBeVisible();
  await expect(matrix.getByRole('row', { name: /^criteria › level/ })).toContainText('"high"');
  await expect(matrix.locator('.catalogue-source')).toContainText(/^<RiskMatrix[\s\S]*\/>$/);
});
