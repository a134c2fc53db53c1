import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { ports } from '../support/addresses';
import { copyProject, type ProjectCopy } from '../support/project-copy';

/** A page of its own for these tests, in both languages. */
const draft = (path: string, name: string, sentence: string) => `---
path: ${path}
navTitle: "${name}"
title: "${name}"
description: "${[1, 2, 3, 4].map(() => sentence).join(' ')}"
heading: "${name}"
lead: "${sentence}"
reviewedOn: 2026-11-21
noindex: true
---

<Hero plain />

<Section id="first">

## Section 1

${sentence}

</Section>
`;
const file = 'content/pages/drafts.en.mdx';

// One development server for all, and each test edits the same page.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ baseURL: `http://localhost:${ports.dev}`, navigationTimeout: 240_000 });
const slow = { timeout: 120_000 };

let project: ProjectCopy;
let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = copyProject('dev');
  for (const [name, text] of Object.entries({
    [file]: draft('/en/drafts', 'Drafts', 'A page that only this test reads.'),
    [file.replace('.en.', '.fr.')]: draft(
      '/brouillons',
      'Brouillons',
      'Un essai de quelques mots.',
    ),
  }))
    writeFileSync(`${project.folder}/${name}`, text);
  server = spawn('node_modules/.bin/tsx', ['tests/e2e/dev-site.ts'], {
    cwd: project.folder,
    // Contentlayer takes the folder it is in from PWD.
    env: { ...process.env, PWD: resolve(project.folder), PORT: String(ports.dev) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    let output = '';
    server.stdout?.on('data', (data) => {
      output += data;
      if (output.includes('Ready in')) ready();
    });
    server.on('exit', () => failed(new Error(output)));
  });
});
test.afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  project.remove();
});

/** Replaces a passage of a file. @returns what puts the file back. */
function edit(name: string, from: string, to: string) {
  const path = `${project.folder}/${name}`;
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

test('an edit is shown: in the text, in the front matter, in a data file', async ({ page }) => {
  await page.goto('/en/drafts');
  edit(file, '## Section 1', '## Section 2');
  await expect(page.getByRole('heading', { name: 'Section 2' })).toBeVisible(slow);
  edit(file, 'heading: "', 'heading: "Edited: ');
  await expect(page.getByRole('heading', { level: 1, name: /^Edited: / })).toBeVisible(slow);
  edit('content/interface.en.yml', 'skipLink: ', 'skipLink: Edited ');
  await expect(page.getByRole('link', { name: /^Edited / })).toBeAttached(slow);
});

for (const { problem, path, from, to, words } of [
  {
    problem: 'a tag that is not closed',
    path: 'pages/drafts.en.mdx',
    from: '</Section>\n',
    to: '\n',
    words: '<Section> is not closed.',
  },
  {
    problem: 'a misspelt key of site.yml',
    path: 'site.yml',
    from: '\nemail: ',
    to: '\nemial: ',
    words: 'site.yml has no key `emial`.',
  },
])
  test(`${problem} is explained in the page; corrected, the words go`, async ({ page }) => {
    await page.goto('/en/drafts');
    await expect(page.getByRole('heading', { name: 'Section 2' })).toBeVisible(slow);
    // On the page, or in Next's overlay where the page cannot be compiled.
    const explanation = page.getByText(words).first();
    const undo = edit(`content/${path}`, from, to);
    await expect(explanation).toBeVisible(slow);
    undo();
    await expect(explanation).toBeHidden(slow);
    await expect(page.getByRole('heading', { name: 'Section 2' })).toBeVisible(slow);
  });

test('a page that is given back its address is shown again', async ({ page }) => {
  await page.goto('/en/drafts');
  const section = page.getByRole('heading', { name: 'Section 2' });
  await expect(section).toBeVisible(slow);
  const undo = edit(file, 'path: /en/drafts', 'path: /en/moved-drafts');
  await expect(section).toBeHidden(slow);
  undo();
  await expect(section).toBeVisible(slow);
});

test('feeds, calendars and the like are served as the build writes them', async ({ request }) => {
  const written = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const names = [/\.atom$/, /\.ics$/, /\.csv$/, /^llms\.txt$/, /^rules\.json$/, /security\.txt$/];
  for (const name of names) {
    // The last is one of another language, or of a profession.
    const file = written.filter((path) => name.test(path)).at(-1);
    const answer = await request.get(`/${file}`);
    expect(answer.status(), file).toBe(200);
    // Its day of expiry is counted from the build.
    if (name.test('security.txt')) expect(await answer.text()).toContain('Contact: ');
    else expect(await answer.body()).toEqual(readFileSync(`out/${file}`));
  }
});

test('/catalogue draws each block with its props and its MDX to copy', async ({ page }) => {
  await page.goto('/catalogue');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue of blocks' })).toBeVisible();
  const matrix = page.getByRole('region', { name: 'RiskMatrix', exact: true });
  await expect(matrix.locator('.catalogue-example figure')).toBeVisible();
  await expect(matrix.getByRole('row', { name: /^criteria\.level/ })).toContainText('"high"');
  await expect(matrix.locator('.catalogue-source')).toContainText(/^<RiskMatrix[\s\S]*\/>$/);
});
