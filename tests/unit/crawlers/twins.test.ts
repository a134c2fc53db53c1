import { existsSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { beforeAll, expect, test } from 'vitest';
import { inFull, origin } from '../../fixtures/addresses';
import { routes } from '../../fixtures/routes';
import { attribute, type BuiltPage, builtPages, named, textOf } from '../../support/built-pages';
import { headLinks } from '../../support/head';
import { nodesOf, saidIn, twinAt, twinFile } from '../../support/twins';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const at = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

/** What a node says, spaces folded. */
const folded = (node: Nodes) => saidIn(node).replace(/\s+/g, ' ').trim();

test.each(routes)('$path names its twin in its head', ({ path }) => {
  const twins = headLinks(at(path), 'alternate').filter(({ type }) => type);
  expect(twins).toEqual([
    {
      rel: 'alternate',
      type: 'text/markdown',
      href: `${origin}${path === '/' ? '/index' : path}.md`,
    },
  ]);
});

test.each(routes)('the twin of $path is plain Markdown', ({ path }) => {
  const { text, tree } = twinAt(path);
  const kinds = [...nodesOf(tree)].map(({ type }) => type);
  expect(kinds).not.toContain('html');
  expect(kinds).not.toContain('image');
  expect(text).not.toMatch(/<\/?[a-z]|className|\{\{|\}\}|undefined|\[object/i);
  expect(text).not.toMatch(/·\s*$/m);
});

test.each(routes)('the twin of $path has the headings and tables of the page', ({ path }) => {
  const { tree } = twinAt(path);
  const [first] = tree.children;
  expect(first).toMatchObject({ type: 'heading', depth: 1 });
  expect(folded(first as never)).toBe(textOf(named(at(path), 'h1')[0] as never));
  const sections = tree.children.filter((node) => node.type === 'heading' && node.depth === 2);
  const shown = named(at(path), 'h2').filter((heading) => {
    const { parentNode } = heading;
    const frame = parentNode && 'attrs' in parentNode && attribute(parentNode, 'id') === 'consent';
    return !frame && attribute(heading, 'class') !== 'footer-title';
  });
  expect(sections.map(folded)).toEqual(shown.map(textOf));
  const tables = [...nodesOf(tree)].filter(({ type }) => type === 'table');
  expect(tables).toHaveLength(named(at(path), 'table').length);
});

test.each(routes)('every link in the twin of $path has words and leads somewhere', ({ path }) => {
  for (const node of nodesOf(twinAt(path).tree)) {
    if (node.type !== 'link') continue;
    expect(saidIn(node).trim(), node.url).not.toBe('');
    if (/^(mailto|tel):/.test(node.url)) continue;
    expect(node.url).toMatch(/^https?:\/\//);
    if (!node.url.startsWith(origin)) continue;
    const { pathname, hash } = new URL(node.url);
    const target = at(pathname);
    expect(target, node.url).toBeDefined();
    const ids = target.elements.map((element) => attribute(element, 'id'));
    if (hash) expect(ids, node.url).toContain(hash.slice(1));
  }
});

test.each([
  ['/demo', 'Demande de démonstration : à remplir sur la page du site'],
  ['/contact', 'Nous écrire : à remplir sur la page du site'],
  ['/en/demo', 'Demo request: to be filled in on the page of the site'],
  ['/en/contact', 'Write to us: to be filled in on the page of the site'],
])('the form of %s is a line that leads to it', (path, line) => {
  const links = [...nodesOf(twinAt(path).tree)].filter((node) => node.type === 'link');
  const found = links.filter((node) => node.url === inFull(path));
  expect(found.map(folded)).toEqual([line]);
});

test('pages that may not be indexed have no twin', () => {
  for (const path of ['/404', '/envoi', '/en/sent', '/lettre-information', '/en/newsletter'])
    expect(existsSync(twinFile(path)), path).toBe(false);
});
