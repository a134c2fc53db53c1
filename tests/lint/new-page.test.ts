import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pageKinds } from '@/lib/content/front-matter';
import { kinds, pageFiles } from '@/scripts/new-page/page-files';
import { runWriterCommand } from '../support/commands';
import { dataFiles } from '../support/data-files';
import { lintFolder, pageText } from '../support/lint';

/* The commands of writers, in a project with two invented services. */

const root = mkdtempSync(join(tmpdir(), 'new-page-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'project-'));
  for (const kind of Object.values(pageKinds))
    mkdirSync(`${folder}/content/${kind.folder}`, { recursive: true });
  mkdirSync(`${folder}/content/law`);
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

test.each([
  ...kinds.keys(),
])('the template of a %s leaves nothing but placeholders', async (kind) => {
  const answers = {
    kind,
    name: 'x',
    'path-en': '/en/x',
    'path-fr': '/x',
    'title-en': 'A "title" \\ of a test',
    'title-fr': 'Titre : "essai"',
  };
  for (const file of pageFiles(answers, [], '2026-11-21')) {
    const path = file.path.replace('content/', '');
    // The invented site has no translation and no register of texts.
    const messages = (await lintFolder({ ...dataFiles, [path]: String(file) })).filter(
      (message) =>
        message.startsWith(path) && !/ translation\. \| |content\/law\/sources\.yml/.test(message),
    );
    expect(messages.filter((message) => !message.includes('” is a placeholder. | '))).toEqual([]);
    const lines = String(file).split('\n');
    const unwritten = lines.flatMap((line, index) =>
      /\[(à compl|to be compl)/.test(line) ? index + 1 : [],
    );
    expect([...new Set(messages.map((message) => Number(message.split(':')[1])))]).toEqual(
      unwritten,
    );
    expect(String(file)).toContain('characters.\ntitle: ');
  }
});

describe('new:page', () => {
  test('asks for what the flags do not say, and proposes addresses', async () => {
    const typed = ['expert-advice', 'Conseil : une équipe', 'Expert advice', '', '', ''].join('\n');
    const { code, out } = await run('new-page', ['--kind', 'service'], typed);
    expect(out).toContain('French address [/conseil]: ');
    expect(out).toContain('English address [/en/expert-advice]: ');
    expect(code).toBe(0);
    const page = readFileSync(`${folder}/content/services/expert-advice.fr.mdx`, 'utf8');
    expect(page).toContain('\npath: /conseil\n');
    expect(page).toContain('\ntitle: "Conseil : une équipe"\n');
    expect(page).toContain('\norder: 3\n');
  });

  const flags = (values: Record<string, string>) =>
    Object.entries({
      kind: 'service',
      name: 'advice',
      'path-fr': '/conseil',
      'path-en': '/en/advice',
      'title-fr': 'Conseil',
      'title-en': 'Advice',
      ...values,
    }).flatMap(([name, value]) => [`--${name}`, value]);

  test.each([
    [{ name: 'audit' }, ['content/services/audit.fr.mdx already exists.']],
    [
      { 'title-fr': '', 'title-en': 'File audit', 'path-fr': '/en/x' },
      [
        '`title` has 0 characters; the minimum is 1.',
        'is already used by content/services/audit.en.mdx.',
        'The path /en/x cannot be that of a page in French.',
      ],
    ],
  ])('rejects %o in the words of the check, and writes nothing', async (values, messages) => {
    const { code, error } = await run('new-page', flags(values));
    expect(code).toBe(1);
    for (const words of messages) expect(error).toContain(words);
    expect(readdirSync(`${folder}/content/services`)).toHaveLength(4);
  });
});

test('check:content --fix lays out a long tag', async () => {
  const file = `${folder}/content/services/training.en.mdx`;
  const props = ['id="courses"', `refs={["${'An act, '.repeat(12)}"]}`, 'note="In Paris."'];
  const [before] = readFileSync(file, 'utf8').split('<Hero');
  const page = (tag: string) =>
    `${before}<Hero />\n\n${tag}\n\n## Courses\n\nText.\n\n</Section>\n`;
  const laidOut = page(`<Section\n  ${props.join('\n  ')}\n>`);
  writeFileSync(file, page(`<Section ${props.join(' ')}>`));
  await run('check-content', ['--fix', '--no-spelling']);
  expect(readFileSync(file, 'utf8')).toBe(laidOut);
});

test('list:statements reads refs that stand one a line', async () => {
  const section =
    '<Section\n  id="courses"\n  refs={[\n    "One act",\n    "Another"\n  ]}\n>\n\nYou train.\n\n</Section>';
  const fields = { reference: undefined };
  writeFileSync(`${folder}/content/services/training.en.mdx`, pageText(section, fields));
  const { out } = await run('list-statements');
  expect(out).toContain('| You train. | One act; Another |');
});
