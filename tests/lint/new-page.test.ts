import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pageFiles } from '@/scripts/new-page/page-files';
import { dataFiles } from '../support/data-files';
import { lintFolder, pageText } from '../support/lint';
import { runWriterCommand } from '../support/writer';

/* The commands of writers, in a project with two invented services. */

const root = mkdtempSync(join(tmpdir(), 'new-page-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'project-'));
  for (const kind of ['sectors', 'services', 'legal', 'pages'])
    mkdirSync(`${folder}/content/${kind}`, { recursive: true });
  for (const [name, text] of Object.entries(dataFiles))
    writeFileSync(`${folder}/content/${name}`, text);
  service('training', 1, 'Formation', 'Training');
  service('audit', 2, 'Audit des dossiers', 'File audit');
});

function service(name: string, order: number, french: string, english: string) {
  const write = (locale: 'fr' | 'en', title: string, path: string) =>
    writeFileSync(
      `${folder}/content/services/${name}.${locale}.mdx`,
      pageText('<Hero />', {
        path,
        title: `"${title}"`,
        navTitle: `"${title}"`,
        description: `"${`${title}. `.repeat(20).slice(0, 119).trim()}."`,
        heading: `"${title}"`,
        lead: `"${title}"`,
        summary: `"${title}"`,
        order: String(order),
        reference: undefined,
      }),
    );
  write('fr', french, `/${name}-fr`);
  write('en', english, `/en/${name}`);
}

const run = (command: string, args: string[] = [], typed = '') =>
  runWriterCommand(folder, command, args, typed);

describe('the templates', () => {
  test.each([
    'sector',
    'service',
    'legal',
    'page',
  ])('of a %s leave nothing but placeholders', async (kind) => {
    for (const name of ['x', 'a-name-of-forty-characters-and-not-longer'.slice(0, 40)]) {
      const answers = {
        kind,
        name,
        'path-en': `/en/${name}`,
        'path-fr': `/${name}`,
        'title-en': 'A "title" \\ of a test',
        'title-fr': 'Titre : "essai"',
      };
      const existing = {
        names: new Map(),
        paths: new Map(),
        titles: new Map(),
        lastOrder: new Map(),
      };
      const files = pageFiles(answers, existing, '2026-11-21');
      const texts = files.map(({ file, text }) => [file.replace('content/', ''), text] as const);
      const messages = await lintFolder({ ...dataFiles, ...Object.fromEntries(texts) });
      expect(messages.filter((message) => !message.includes('” is a placeholder. | '))).toEqual([]);
      for (const [path, text] of texts) {
        const unwritten = text
          .split('\n')
          .flatMap((line, index) =>
            /\[(à compléter|to be completed)/.test(line) ? [index + 1] : [],
          );
        const lines = messages
          .filter((message) => message.startsWith(path))
          .map((message) => Number(message.split(':')[1]));
        expect([...new Set(lines)]).toEqual(unwritten);
        expect(text).toContain('characters.\ntitle: ');
      }
    }
  });
});

describe('new:page', { timeout: 120_000 }, () => {
  test('asks for what the flags do not say, explains a bad answer and asks again', async () => {
    const { code, out } = await run(
      'new-page',
      [],
      [
        ...['sectr', 'service', 'Expert Advice', 'audit', 'expert-advice'],
        ...['Conseil : une équipe', '', 'Expert advice'],
        ...['/Conseil', '', '/expert-advice', '', ''],
      ].join('\n'),
    );
    expect(out).toContain('“sectr” is not a kind of page. Write sector.');
    expect(out).toContain('“Expert Advice” cannot be the name of a file.');
    expect(out).toContain('Write lower-case letters, digits and hyphens: expert-advice.');
    expect(out).toMatch(/content\/services\/audit\.\w\w\.mdx already exists\./);
    expect(out).toContain('The title is empty.');
    expect(out).toContain('French address [/conseil]: ');
    expect(out).toContain('The path /Conseil is not a valid address.');
    expect(out).toContain('English address [/en/expert-advice]: ');
    expect(out).toContain('The path /expert-advice of an English page does not start with /en.');
    expect(code).toBe(0);
    const page = readFileSync(`${folder}/content/services/expert-advice.fr.mdx`, 'utf8');
    expect(page).toContain('\npath: /conseil\n');
    expect(page).toContain('\ntitle: "Conseil : une équipe"\n');
    expect(page).toContain('\norder: 3\n');
  });

  test('rejects what exists and what cannot be, each with its reason, and writes nothing', async () => {
    const { code, error } = await run('new-page', [
      ...[
        '--kind',
        'service',
        '--name',
        'audit',
        '--path-fr',
        '/en/x',
        '--path-en',
        '/en/training',
      ],
      ...['--title-fr', 'x'.repeat(47), '--title-en', 'File audit'],
    ]);
    expect(code).toBe(1);
    expect(error.trim().split('\n')).toEqual([
      '--name: content/services/audit.fr.mdx already exists. Choose another name, or edit that file.',
      '--title-fr: The title has 47 characters; the maximum is 46. Remove at least 1.',
      '--title-en: The title is already used by content/services/audit.en.mdx. Say what only this page is about.',
      '--path-fr: The path /en/x of a French page starts with /en. Write /x.',
      '--path-en: The path /en/training is already used by content/services/training.en.mdx. Choose another one.',
    ]);
  });

  test('says which flag to pass where the input ends', async () => {
    const { code, error } = await run('new-page', ['--kind', 'page']);
    expect(code).toBe(1);
    expect(error.trim()).toBe('There is no answer for --name. Pass it as a flag (see --help).');
    expect(existsSync(`${folder}/content/pages/undefined.fr.mdx`)).toBe(false);
  });
});

test('check:content accepts valid content, and reports every error of a folder', {
  timeout: 120_000,
}, async () => {
  expect(await run('check-content')).toMatchObject({
    code: 0,
    out: 'No problems found in the content.\n',
  });
  service('audit', 2, 'Audit des dossirs', 'File audit');
  writeFileSync(`${folder}/content/services/training.en.mdx`, pageText('<Hero>'));
  const { code, error } = await run('check-content', [`${folder}/content`]);
  expect(code).toBe(1);
  expect(error).toContain(`${folder}/content/services/audit.fr.mdx\n`);
  expect(error).toMatch(
    /4:19 +error +“dossirs” is not in the dictionary\. .*\n.*\n +Write “dossiers”; /,
  );
  expect(error).toMatch(
    /14:1 +error +<Hero> is not closed\. .*\n.*\n +Write <\/Hero> where the block ends\./,
  );
});
