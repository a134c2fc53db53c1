import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { confirmationsIn, productionEnvironment } from '../support/filled-site';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import {
  addLanguage,
  addPhotograph,
  fillSite,
  removePage,
  replaceText,
  rewordInterface,
  rewordPages,
  third,
} from './owner-changes';

/*
 * What a writer does who has never seen this project, from the first command to a page without a fault,
 * in a copy of it; then what its owner may change, all at once: the site builds for visitors, its tests
 * stay green, and it may go live. The words of this test are its own.
 */

const french = '/profession-d-essai';
const english = '/en/test-profession';
const page = (locale: string) => `content/sectors/test-profession.${locale}.mdx`;

// It builds the site.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject('first-pull-request');
});
afterAll(() => project.remove());

const environment = Object.entries(productionEnvironment).map((pair) => pair.join('='));
const run = (command: string, ...args: string[]) =>
  project.run('env', ...environment, 'npm', 'run', '--silent', command, '--', ...args);
const read = (file: string) => readFileSync(`${project.folder}/${file}`, 'utf8');
const edit = (file: string, change: (text: string) => string) => {
  const before = read(file);
  project.edit(file, change);
  expect(read(file)).not.toBe(before);
};

describe('a pull request with a new page', () => {
  test('new:page writes both files and says what comes next', async () => {
    const { code, output } = await run(
      'new:page',
      ...[
        '--kind',
        'sector',
        '--name',
        'test-profession',
        '--path-fr',
        french,
        '--path-en',
        english,
      ],
      ...['--title-fr', 'Vendeurs automobiles', '--title-en', 'Car dealers'],
    );
    expect(code).toBe(0);
    for (const locale of ['fr', 'en']) expect(output).toContain(page(locale));
    expect(output).toContain('npm run check:content');
  });

  test('until the text is there, check:content names what is left to write, and nothing else', async () => {
    const { code, output } = await run('check:content', '--no-spelling');
    expect(code).toBe(1);
    const errors = output.match(/^\d+:\d+ .*/gm) ?? [];
    expect(errors.length).toBeGreaterThan(20);
    expect(errors.filter((line) => !line.includes('” is a placeholder.'))).toEqual([]);
    const files = output.match(/^content\/.*/gm);
    expect(files).toEqual([page('en'), page('fr')]);
  });

  test('with its text written and a link to it, a build of what is still wrong fails, with its line and what to write', async () => {
    const write = (locale: string, word: string, link: string, description: string) => {
      edit(page(locale), (text) =>
        text
          .replace(/^description: .*$/m, `description: "${description}"`)
          .replaceAll(/\[(à compléter|to be completed)[^\]]*\]/g, word),
      );
      edit(`content/pages/home.${locale}.mdx`, (text) => `${text}\n${link}\n`);
    };
    write(
      'fr',
      'Essai',
      `[Les vendeurs automobiles](${french}) aussi.`,
      "Ce que les vendeurs automobiles vérifient avant une vente, ce qu'ils gardent au dossier, et comment la plateforme les y aide.",
    );
    write(
      'en',
      'Test',
      `[Car dealers](${english}) as well.`,
      'What car dealers check before a sale, what they keep on file, and how the platform helps them to do both without losing time.',
    );
    edit(page('en'), (text) =>
      text.replace('<Hero />', '<Heor />').replace(/^order: .*$/m, 'order: one'),
    );
    const line = read(page('en')).split('\n').indexOf('<Heor />') + 1;
    const { code, output } = await run('build');
    expect(code).toBe(1);
    expect(output).toContain(`\n${page('en')}\n`);
    expect(output).toMatch(
      new RegExp(`^${line}:1 +error +<Heor> is not a block\\..*\\n.*\\n +Write <Hero>\\.$`, 'm'),
    );
    expect(output).toContain('`order` is the text "one", but must be a number.');
    edit(page('en'), (text) =>
      text.replace('<Heor />', '<Hero />').replace('order: one', 'order: 99'),
    );
  });
});

const siteFile = 'content/site.yml';
const meeting = 'href="https://agenda.test/demo"';

/** What the company added to `site.yml`, as the demo page shows it. */
const helpOn = {
  demo: [
    ...['Démonstrations', 'Un prix par utilisateur.', 'Logiciel Essai et Registre Essai.', meeting],
  ],
  'en/demo': ['Demos', 'A price per user.', 'Logiciel Essai and Registre Essai.', meeting],
};

describe('with another company, other words everywhere, a photograph, a page more, a page less, a legal text replaced and a third language', () => {
  let replaced: string;
  beforeAll(async () => {
    replaced = replaceText(project, 'legal/terms-site');
    addLanguage(project, 'sectors/test-profession');
    fillSite(project);
    rewordInterface(project);
    for (const kind of ['sectors', 'scope', 'starter-files'])
      removePage(project, `${kind}/art-dealers`);
    rewordPages(project);
    await addPhotograph(project, 'pages/about');
  });

  test('the content check finds nothing but a language without a dictionary', async () => {
    const { code, output } = await run('check:content');
    expect(code, output).toBe(0);
    expect(output.match(/^\d+:\d+ .*/gm)).toEqual([
      expect.stringContaining('its spelling is not checked'),
    ]);
  });

  test('the site builds, with the new page and what the company added to the demo page', async () => {
    const { code, output } = await run('build');
    expect(code, output).toBe(0);
    for (const path of [french, english]) expect(read(`out${path}.html`)).toContain('<h1');
    for (const [start, path] of [
      ['index', french],
      ['en', english],
    ])
      expect(read(`out/${start}.html`)).toContain(`<a class="profession" href="${path}"`);
    for (const path of [third, `${third}/vex`, `${third}/kar`])
      expect(read(`out/${path}.html`)).toContain(`<html lang="${third}"`);
    for (const [file, texts] of Object.entries(helpOn))
      for (const text of texts) expect(read(`out/${file}.html`)).toContain(text);
  });

  test('a photograph comes in a modern format, in the widths that screens need', async () => {
    const [, widths = ''] =
      /<picture><source type="image\/avif" srcSet="([^"]*)"/i.exec(read('out/a-propos.html')) ?? [];
    const files = widths.split(', ').map((each) => each.split(' '));
    expect(files.map(([, width]) => width)).toEqual(['480w', '720w', '1000w']);
    for (const [file, width] of files)
      expect(await sharp(`${project.folder}/out${file}`).metadata()).toMatchObject({
        format: 'heif',
        width: Number.parseInt(width ?? '', 10),
      });
  });

  test('the earlier version of a legal text and the one in force lead to each other; one is indexed', () => {
    for (const locale of ['fr', 'en']) {
      const [, path = ''] =
        /^path: (.*)$/m.exec(read(`content/legal/terms-site.${locale}.mdx`)) ?? [];
      const earlier = read(`out${path}/${replaced}.html`);
      expect(earlier).toMatch(new RegExp(`<p class="replaced">.*?<a href="${path}"`));
      expect(earlier).toContain('content="noindex"');
      expect(read(`out${path}.html`)).toContain(`href="${path}/${replaced}"`);
      expect(read('out/sitemap.xml')).toContain(`${path}</loc>`);
      expect(read('out/sitemap.xml')).not.toContain(`${path}/`);
    }
  });

  // These two wait for processes of their own.
  test.concurrent('the types are right', async () => {
    const { code, output } = await project.run('npx', 'tsc', '--noEmit');
    expect(code, output).toBe(0);
  });

  test.concurrent('its tests pass, this one aside', async () => {
    const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'site'];
    // Nor those that look at invented content alone, and take long.
    const others = ['first-pull-request', 'beneficial-owners', 'law-watch', 'postbuild'].flatMap(
      (name) => ['--exclude', `**/${name}.test.ts`],
    );
    const { code, output } = await project.run('env', ...environment, 'npx', ...vitest, ...others);
    expect(code, output).toBe(0);
  });

  test('it may go live once everything that check:launch asks for is confirmed', async () => {
    edit(siteFile, (text) => stringify({ ...parse(text), confirmed: null }));
    const { code, output } = await run('check:launch');
    expect(code).toBe(1);
    edit(siteFile, (text) =>
      text.replace('confirmed: null\n', `confirmed:\n${confirmationsIn(output)}`),
    );
    const again = await run('check:launch');
    expect(again.code, again.output).toBe(0);
  });

  test('a legal page with another day stops its pull request, with the line to sign', async () => {
    const legal = 'content/legal/privacy-policy.fr.mdx';
    edit(legal, (text) => text.replace(/^updatedOn: .*$/m, 'updatedOn: 2031-01-01'));
    const { code, output } = await run('check:launch', '--no-build');
    expect(code).toBe(1);
    expect(output).toContain(`${legal}:`);
    expect(output).toMatch(/^ {2}legalPagesDate: .*2031-01-01/m);
    expect(output).not.toContain('pageViewsNeedConsent');
  });
});
