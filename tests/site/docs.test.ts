import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const guides = readdirSync('docs').map((name) => `docs/${name}`);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = /^(app|browser|components|content|docs|lib|public|scripts|supabase|tests)\//;

/** The ids that GitHub gives to a page's headings. */
const headings = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

/** Whether there is such a file; `*` stands for any part of its name. */
function isThere(path: string): boolean {
  if (!path.includes('*')) return existsSync(path);
  const name = new RegExp(`^${basename(path).replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
  return readdirSync(dirname(path)).some((file) => name.test(file));
}

describe.each(['README.md', ...guides])('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  test('links only to what is there', () => {
    // What stands in code is an example of a page's own links.
    const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
    const dead = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^(https?|mailto):/.test(to))
      .filter((to) => {
        const [path, anchor] = to.split('#');
        const target = path ? join(dirname(file), path) : file;
        return !existsSync(target) || (anchor && !headings(target).includes(anchor));
      });
    expect(dead).toEqual([]);
  });

  test('names only files that are there', () => {
    const paths = spans
      .map((code) => (/^[\w*-]+\.spec\.ts$/.test(code) ? `tests/e2e/${code}` : code))
      .filter((code) => folder.test(code) && /^[\w./()[\]*-]+$/.test(code));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  test('names only commands that are there', () => {
    const run = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    const short = spans.filter((code) => /^[a-z]+:[a-z]+$/.test(code));
    expect([...run, ...short].filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('README leads to every guide', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(guides.filter((guide) => !readme.includes(`](${guide})`))).toEqual([]);
});
