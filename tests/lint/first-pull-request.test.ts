import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmationsIn, filledSite, productionEnvironment } from '../fixtures/filled-site';
import { copyProject, type ProjectCopy } from '../support/project-copy';

/*
 * What a writer does who has never seen this project, from the first command to the built page, in a
 * copy of it; then what its owner does before it goes live. The words of this test are its own.
 */

const french = '/vendeurs-automobiles';
const english = '/en/car-dealers';
const site = productionEnvironment.NEXT_PUBLIC_SITE_URL;
const page = (locale: string) => `content/sectors/car-dealers.${locale}.mdx`;

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject('first-pull-request');
});
afterAll(() => project.remove());

const run = (command: string, ...args: string[]) => {
  const environment = Object.entries(productionEnvironment).map(
    ([name, value]) => `${name}=${value}`,
  );
  return project.run('env', ...environment, 'npm', 'run', '--silent', command, '--', ...args);
};
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
      ...['--kind', 'sector', '--name', 'car-dealers', '--path-fr', french, '--path-en', english],
      ...['--title-fr', 'Vendeurs automobiles', '--title-en', 'Car dealers'],
    );
    expect(code).toBe(0);
    for (const locale of ['fr', 'en']) expect(output).toContain(page(locale));
    expect(output).toContain('npm run check:content');
  });

  test('until the text is there, check:content names what is left to write, and nothing else', async () => {
    const { code, output } = await run('check:content');
    expect(code).toBe(1);
    const errors = output.match(/^\d+:\d+ .*/gm) ?? [];
    expect(errors.length).toBeGreaterThan(20);
    expect(errors.filter((line) => !line.includes('” is a placeholder.'))).toEqual([]);
    const files = output.match(/^content\/.*/gm);
    expect(files).toEqual([page('en'), page('fr')]);
  });

  test('with its text written and a link to it, the content has no error', async () => {
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
    const { code, output } = await run('check:content');
    expect(code, output).toBe(0);
  });

  test('a build of a page with an error fails, with its line and what to write', async () => {
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

describe('the built site', () => {
  beforeAll(async () => {
    writeFileSync(`${project.folder}/content/site.yml`, filledSite);
    const { code, output } = await run('build');
    expect(code, output).toBe(0);
  });

  const html = (path: string) => read(`out${path}.html`);
  const linksTo = (path: string, text: string) =>
    new RegExp(`<a [^>]*href="${path}"[^>]*>(<[^>]*>)*${text}<`);

  test('has the page in both languages, under the name of the profession and its heading', () => {
    expect(html(french)).toMatch(/<h1>.*Vendeurs automobiles.* Essai<\/h1>/);
    expect(html(english)).toMatch(/<h1>.*Car dealers.* Test<\/h1>/);
  });

  test('links each to the other, in the page and in its head', () => {
    for (const path of [french, english])
      for (const other of [french, english]) {
        expect(html(path)).toMatch(new RegExp(`<a [^>]*href="${other}"`));
        expect(html(path)).toMatch(
          new RegExp(`<link [^>]*hrefLang="\\w\\w" href="${site}${other}"`, 'i'),
        );
      }
  });

  test.each([
    ['/contact', french, 'Vendeurs automobiles'],
    ['/en/contact', english, 'Car dealers'],
  ])('has it in the menu of %s', (path, target, label) => {
    expect(html(path)).toMatch(linksTo(target, label));
  });

  test('has both in the sitemap, with both alternates', () => {
    for (const path of [french, english]) {
      const [entry = ''] =
        read('out/sitemap.xml').match(new RegExp(`<url><loc>${site}${path}</loc>.*?</url>`)) ?? [];
      expect(entry).toContain(`hreflang="fr" href="${site}${french}"`);
      expect(entry).toContain(`hreflang="en" href="${site}${english}"`);
    }
  });

  test('may go live once everything that check:launch asks for is confirmed', async () => {
    const { code, output } = await run('check:launch');
    expect(code).toBe(1);
    edit('content/site.yml', (text) => text.replace('confirmed: {}\n', confirmationsIn(output)));
    const again = await run('check:launch');
    expect(again.code, again.output).toBe(0);
  });

  test('may not once a confirmed value has changed', async () => {
    edit('content/site.yml', (text) => text.replace('copyrightYear: 2025', 'copyrightYear: 2026'));
    const { code, output } = await run('check:launch');
    expect(code).toBe(1);
    expect(output).toContain('“2025” was confirmed, but the value is now “2026”.');
  });
});
