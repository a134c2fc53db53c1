import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '@/scripts/bench/scaled-site';
import { walk } from '@/scripts/postbuild/html';
import { confirmationsIn, filledSite, productionEnvironment } from '../../fixtures/filled-site';
import { replace } from '../../support/broken-content';
import {
  attribute,
  type BuiltPage,
  builtPage,
  isElement,
  named,
  textOf,
} from '../../support/built-pages';
import { alternatesIn } from '../../support/head';
import { runInCopy } from '../../support/writer';

/*
 * What a writer does who has never seen this project, from the first command to the built page, in
 * a copy of it; and what whoever runs the site does before visitors come.
 */

const folder = '.local/first-pull-request';
const french = '/vendeurs-automobiles';
const english = '/en/car-dealers';
const site = productionEnvironment.NEXT_PUBLIC_SITE_URL;

const run = (command: string, ...args: string[]) => runInCopy(folder, command, args);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(`${folder}/${file}`, change(readFileSync(`${folder}/${file}`, 'utf8')));

beforeAll(async () => {
  await copySite(folder);
  // A translation that is behind at this moment is none of this test's business.
  await run('review-content', '--all');
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a pull request with a new page', { timeout: 600_000 }, () => {
  test('new:page writes both files and says what comes next', async () => {
    const { code, out } = await run(
      'new-page',
      ...['--kind', 'sector', '--name', 'car-dealers', '--path-fr', french, '--path-en', english],
      ...['--title-fr', 'Vendeurs automobiles', '--title-en', 'Car dealers'],
    );
    expect(code).toBe(0);
    expect(out).toContain('Written: content/sectors/car-dealers.fr.mdx');
    expect(out).toContain('content/sectors/car-dealers.en.mdx');
    expect(out).toContain('npm run review:content -- sectors/car-dealers');
  });

  test('until the text is there, check:content names what is left to write, and nothing else', async () => {
    const { code, error } = await run('check-content');
    expect(code).toBe(1);
    const faults = error.split('\n').filter((line) => /^content\//.test(line));
    expect(faults.length).toBeGreaterThan(20);
    expect(faults.filter((line) => !line.startsWith('content/sectors/car-dealers.'))).toEqual([]);
    expect(error.match(/ is a placeholder\.$/gm)).toHaveLength(faults.length);
  });

  test('with its text written and a link to it, the content has no fault', async () => {
    const write = (language: string, word: string, link: string, description: string) => {
      edit(`content/sectors/car-dealers.${language}.mdx`, (text) =>
        text
          .replace(/^description: .*$/m, `description: "${description}"`)
          .replaceAll(/\[(à compléter|to be completed)[^\]]*\]/g, word),
      );
      edit(
        `content/pages/about.${language}.mdx`,
        replace('\n<CallToAction', `\n${link}\n\n<CallToAction`),
      );
    };
    write(
      'fr',
      'Essai',
      `[Les vendeurs automobiles](${french}) aussi.`,
      'Ce que les vendeurs automobiles vérifient avant une vente, ce qu’ils gardent au dossier, et comment la plateforme les y aide.',
    );
    write(
      'en',
      'Test',
      `[Car dealers](${english}) as well.`,
      'What car dealers check before a sale, what they keep on file, and how the platform helps them to do both without losing time.',
    );
    const { code, out, error } = await run('check-content');
    expect(code, error).toBe(0);
    expect(out).toContain('say the same: sectors/car-dealers.');
    expect(out).toContain('pages/about changed in both languages: “after the sections”');
  });

  test('review:content ends the warnings, and status:content shows the page', async () => {
    expect((await run('review-content', 'sectors/car-dealer')).error).toContain(
      'Write sectors/car-dealers.',
    );
    await run('review-content', 'content/sectors/car-dealers.fr.mdx', 'pages/about');
    expect((await run('check-content')).out.trim()).toBe('The content has no fault.');
    expect((await run('status-content')).out).toMatch(
      /\| sectors\/car-dealers +\| +\d+ \| +\d+ \| +up to date \| +(\d{4}-\d\d-\d\d) \| +\1 \|/,
    );
  });

  test('a typo in a block is named with its line and mended', async () => {
    const file = 'content/sectors/car-dealers.en.mdx';
    edit(file, replace('<Hero />', '<Heor />'));
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    const { code, error } = await run('check-content');
    expect(code).toBe(1);
    expect(error).toContain(
      `${file}:${lines.indexOf('<Heor />') + 1}:1\n  <Heor> is not a block.\n  Write <Hero>.\n`,
    );
    edit(file, replace('<Heor />', '<Hero />'));
    expect((await run('check-content')).code).toBe(0);
  });
});

describe('the built site', { timeout: 600_000 }, () => {
  let pages: Record<'fr' | 'en', BuiltPage>;
  beforeAll(async () => {
    writeFileSync(`${folder}/content/site.yml`, filledSite);
    const built = await runInCopy(folder, 'build', [], { env: productionEnvironment });
    expect(built.code, built.out + built.error).toBe(0);
    const at = (path: string) => builtPage(`${folder}/out${path}.html`, path);
    pages = { fr: at(french), en: at(english) };
  }, 600_000);

  const linksIn = (page: BuiltPage, part: string) => {
    const found = page.elements.find((element) =>
      attribute(element, 'class')?.split(' ').includes(part),
    );
    return [...walk(found ?? ({ childNodes: [] } as never))]
      .filter(isElement)
      .filter(({ tagName }) => tagName === 'a');
  };

  test('has the page in both languages, with the heading that the writer gave', () => {
    expect(named(pages.fr, 'h1').map(textOf)).toEqual(['Vendeurs automobiles']);
    expect(named(pages.en, 'h1').map(textOf)).toEqual(['Car dealers']);
  });

  test('switches from each to the other', () => {
    for (const page of [pages.fr, pages.en])
      expect(linksIn(page, 'languages').map((link) => attribute(link, 'href'))).toEqual([
        french,
        english,
      ]);
  });

  test('names each as the other’s alternate', () => {
    const alternates = { fr: site + french, en: site + english, 'x-default': site + french };
    expect(alternatesIn(pages.fr)).toEqual(alternates);
    expect(alternatesIn(pages.en)).toEqual(alternates);
  });

  test.each([
    ['contact', french, 'Vendeurs automobiles'],
    ['en/contact', english, 'Car dealers'],
  ])('has it in the menu of /%s', (other, path, label) => {
    const page = builtPage(`${folder}/out/${other}.html`, `/${other}`);
    const entry = linksIn(page, 'menu').find((link) => attribute(link, 'href') === path);
    expect(entry && textOf(entry)).toBe(label);
  });

  test('has both in the sitemap, with both alternates', () => {
    const sitemap = readFileSync(`${folder}/out/sitemap.xml`, 'utf8');
    for (const path of [french, english]) {
      const [entry = ''] =
        sitemap.match(new RegExp(`<url><loc>${site}${path}</loc>.*?</url>`)) ?? [];
      expect(entry).toContain(`hreflang="fr" href="${site}${french}"`);
      expect(entry).toContain(`hreflang="en" href="${site}${english}"`);
    }
  });

  const checkLaunch = () =>
    runInCopy(folder, '../check-launch', [], { env: productionEnvironment });

  test('may go live once everything that check:launch asks for is confirmed', async () => {
    const { code, out } = await checkLaunch();
    expect(code).toBe(1);
    edit('content/site.yml', replace('confirmed: {}\n', confirmationsIn(out)));
    expect(await checkLaunch()).toEqual({
      code: 0,
      out: 'Nothing is left to settle before the launch.\n',
      error: '',
    });
  });

  test('may not once a confirmed value has changed', async () => {
    edit('content/site.yml', replace('copyrightYear: 2025', 'copyrightYear: 2026'));
    const { code, out } = await checkLaunch();
    expect(code).toBe(1);
    expect(out).toContain('“2025” was confirmed, but the value is now “2026”.');
  });
});
