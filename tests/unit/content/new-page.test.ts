import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '@/scripts/bench/scaled-site';
import { readBlocks } from '@/scripts/content/blocks';
import { readKnownPages } from '@/scripts/content/new-page/known-pages';
import { pageTexts } from '@/scripts/content/new-page/page-texts';
import { faultsAfter } from '../../support/broken-content';
import { runInCopy } from '../../support/writer';

const folder = '.local/new-page';
beforeAll(() => copySite(folder), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: string[], typed = '') => runInCopy(folder, 'new-page', args, { typed });

describe('the templates', () => {
  const known = readKnownPages();
  const blocks = readBlocks();
  const longest = 'a-name-of-forty-characters-and-not-longer';

  test.each([
    'sector',
    'service',
    'legal',
    'page',
  ])('of a %s leave nothing but placeholders', (kind) => {
    for (const name of ['x', longest.slice(0, 40)]) {
      const answers = {
        ...{ kind, name, 'path-fr': `/${name}`, 'path-en': `/en/${name}` },
        ...{ 'title-fr': 'Titre : « essai » %page%', 'title-en': 'A "title" \\ of a test %page%' },
      };
      const texts = pageTexts(answers, known, '2026-11-21', blocks);
      const faults = faultsAfter(Object.fromEntries(texts.map(({ file, text }) => [file, text])));
      expect(faults.filter(({ message }) => !message.endsWith('” is a placeholder.'))).toEqual([]);
      expect(texts[0]?.text).toContain('"Titre\u202F: «\u202Fessai\u202F» %page%"');
      for (const { file, text } of texts) {
        const left = text
          .split('\n')
          .flatMap((line, index) =>
            /\[(à compléter|to be completed)/.test(line) ? [index + 1] : [],
          );
        const named = faults.filter((fault) => fault.file === file).map(({ line }) => line);
        expect([...new Set(named)]).toEqual(left);
        expect(text).not.toMatch(/%(title|path|order|today)%/);
      }
    }
  });
});

test('asks for what it is not given, explains a bad answer and asks again', async () => {
  const { code, out } = await run(
    [],
    [
      ...['sectr', 'service', 'Expert Advice', 'implementation', 'expert-advice'],
      ...['Conseil : une équipe', '', 'Expert advice'],
      ...['/Conseil', '', '/expert-advice', '', ''],
    ].join('\n'),
  );
  expect(out).toContain('“sectr” is not a kind of page. Write sector.');
  expect(out).toContain('“Expert Advice” cannot name a file.');
  expect(out).toContain('Write lower case, digits and -: expert-advice.');
  expect(out).toMatch(/content\/services\/implementation\.\w\w\.mdx exists already\./);
  expect(out).toContain('The title is empty.');
  expect(out).toContain('French address [/conseil]: ');
  expect(out).toContain('The path /Conseil is not an address of this site.');
  expect(out).toContain('English address [/en/expert-advice]: ');
  expect(out).toContain('The path /expert-advice of an English page does not start with /en.');
  expect(code).toBe(0);
  const page = readFileSync(`${folder}/content/services/expert-advice.fr.mdx`, 'utf8');
  expect(page).toContain('\npath: /conseil\n');
  expect(page).toContain('\ntitle: "Conseil\u202F: une équipe"\n');
  expect(page).toContain('\norder: 3\n');
}, 120_000);

test('refuses what exists and what cannot be, each with its reason, and writes nothing', async () => {
  const title = 'Implementation: data, risk matrix, teams';
  const { code, error } = await run([
    ...[
      '--kind',
      'service',
      '--name',
      'data-security',
      '--path-fr',
      '/en/x',
      '--path-en',
      '/en/lawyers',
    ],
    ...['--title-fr', 'x'.repeat(47), '--title-en', title],
  ]);
  expect(code).toBe(1);
  expect(error.trim().split('\n')).toEqual([
    '--name: content/services/data-security.fr.mdx exists already. Choose another name, or edit that file.',
    '--title-fr: The title has 47 characters: 46 at most. Take out 1.',
    '--title-en: The title is already that of content/services/implementation.en.mdx. Say what only this page is about.',
    '--path-fr: The path /en/x of a French page starts with /en. Write /x.',
    '--path-en: The path /en/lawyers is already that of content/sectors/lawyers.en.mdx. Choose another one.',
  ]);
}, 120_000);

test('says which flag to give where nobody answers', async () => {
  const { code, error } = await run(['--kind', 'page']);
  expect(code).toBe(1);
  expect(error.trim()).toBe('Nobody answers: give --name, or see --help.');
}, 120_000);
