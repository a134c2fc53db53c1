import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { inMenu, sectorPath } from '../support/content';
import { ports } from '../support/ports';
import { copyProject, type ProjectCopy } from '../support/project-copy';

/* The site in development, on a page of a few lines in a copy of the project. */

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ baseURL: `http://localhost:${ports.dev}`, navigationTimeout: 240_000 });
const slow = { timeout: 120_000 };

const path = sectorPath.en;
const file = `content/${inMenu('Sector', 'fr')[0]?.name}.en.mdx`;
const body = `<Hero plain />

<Section id="scope">

## A heading of the test

A paragraph of the test.

</Section>
`;

let project: ProjectCopy;
let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = copyProject('dev');
  project.edit(file, (text) => text.replace(/(?<=\n---\n).*/s, `\n${body}`));
  server = spawn('node_modules/.bin/tsx', ['tests/support/dev-site.ts'], {
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
function edit(name: string, from: string | RegExp, to: string) {
  const place = `${project.folder}/${name}`;
  const text = readFileSync(place, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(place, text.replace(from, to));
  return () => writeFileSync(place, text);
}

test('an edit is shown: in the text, then in the front matter', async ({ page }) => {
  await page.goto(path);
  edit(file, '## A heading of the test', '## An edited heading');
  await expect(page.getByRole('heading', { name: 'An edited heading' })).toBeVisible(slow);
  edit(file, /^heading: .*$/m, 'heading: "An edited title"');
  await expect(page.getByRole('heading', { level: 1, name: 'An edited title' })).toBeVisible(slow);
});

const faults = [
  {
    name: 'a block that does not exist',
    edit: () => edit(file, '<Hero ', '<Hreo '),
    messages: ['<Hreo> is not a block.', 'Write <Hero>.'],
  },
  {
    name: 'a tag that is not closed',
    edit: () => edit(file, '</Section>\n', '\n'),
    messages: ['is not closed.'],
  },
  {
    name: 'a field of the wrong kind',
    edit: () => edit(file, /^order: .*$/m, 'order: one'),
    messages: ['`order` is the text "one", and must be a whole number.'],
  },
  {
    name: 'a misspelt key of site.yml',
    edit: () => edit('content/site.yml', '\nemail: ', '\nemial: '),
    messages: ['site.yml has no key `emial`.', 'Write `email`.'],
  },
];

for (const fault of faults)
  test(`${fault.name} is explained in the page, until it is right again`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { name: 'An edited heading' });
    await expect(heading).toBeVisible(slow);
    const undo = fault.edit();
    for (const message of fault.messages)
      await expect(page.getByText(message).first()).toBeVisible(slow);
    undo();
    await expect(page.getByText(fault.messages[0] ?? '')).toHaveCount(0, slow);
    await expect(heading).toBeVisible(slow);
  });

for (const [catalogue, language] of [
  ['/catalogue', 'fr'],
  ['/en/catalogue', 'en'],
] as const)
  test(`${catalogue} draws each block with its MDX to copy`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(catalogue);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const section = page.getByRole('region', { name: 'Register', exact: true });
    await expect(section).toBeVisible();

    // By keyboard, once React is awake.
    const button = section.getByRole('button');
    await expect(async () => {
      await button.press('Enter');
      await expect(section.getByRole('status')).not.toBeEmpty({ timeout: 2000 });
    }).toPass(slow);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<Register\b/);
  });
