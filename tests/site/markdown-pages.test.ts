import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '@/lib/environment';
import { fill } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import { isEmbedPath } from '@/lib/locale';
import {
  attribute,
  builtPages,
  type Element,
  first,
  headLinks,
  isElement,
  isSilent,
  outFiles,
  pageAt,
  walk,
  wordsOf,
} from '../support/built-pages';
import { hidden, indexed, notFoundPaths, words } from '../support/content';
import { markdownFile, markdownPage, nodesOf, wordsIn } from '../support/markdown-pages';

/** The line that stands for a form. */
const formLine = (form: Element, locale: Locale) =>
  fill(words[locale].page.formOnSite, { form: attribute(form, 'aria-label') ?? '' });

/** The classes of what a page leaves out of its Markdown: tools for the screen, lines to fill in, copies of a step. */
const leftOut = [
  'page-tools',
  'filter',
  'scope-by-path',
  'scope-change',
  'scope-record',
  'ready-count',
  'checklist-head',
  'year-country',
  'year-tag',
  'ready-sample',
  'ready-example',
];

/** What the page itself leaves out of its Markdown, ways around it among them. */
const isLeftOut = (element: Element) =>
  isSilent(element) ||
  element.tagName === 'nav' ||
  (attribute(element, 'class') ?? '').split(' ').some((name) => leftOut.includes(name));

/** The words of a page's `<main>` in their order, as it shows them. */
function wordsShown(path: string, locale: Locale): string[] {
  const enter = (element: Element) => !isLeftOut(element) && element.tagName !== 'form';
  const texts = [...walk(first(pageAt(path), 'main'), enter)].map((node) => {
    // A raised letter belongs to the word before it.
    if (isElement(node) && node.tagName === 'sup') return '';
    if (isElement(node)) return node.tagName === 'form' ? ` ${formLine(node, locale)} ` : ' ';
    if (!('value' in node)) return ' ';
    return node.value;
  });
  return wordsOf(texts.join(''));
}

describe.each(indexed)('$path', ({ path, locale }) => {
  const page = pageAt(path);
  const { text, tree } = markdownPage(path);
  const nodes = [...nodesOf(tree)];
  const written: string[] = wordsOf(wordsIn(tree));

  test('names its Markdown page in its head', () => {
    const href = `${siteUrl}/${markdownFile(path).slice('out/'.length)}`;
    expect(headLinks(page, 'alternate').filter(({ type }) => type === 'text/markdown')).toEqual([
      { rel: 'alternate', type: 'text/markdown', href },
    ]);
  });

  test('says there what it says here, in the same order', () => {
    expect(written).toEqual(wordsShown(path, locale));
  });

  test('is plain Markdown there', () => {
    const types: string[] = nodes.map(({ type }) => type);
    expect(types).not.toContain('html');
    // Code to copy is HTML on purpose.
    const prose = text.replaceAll(/^```\n[\s\S]*?^```$/gm, '');
    expect(prose).not.toMatch(/(?<!\\)<\/?[a-z]|className|\{\{|\}\}|\[object/i);
    expect(text).not.toMatch(/·\s*$/m);
  });

  test('has links there that name and reach something', () => {
    for (const node of nodes) {
      // A picture has words of its own.
      if (node.type === 'image')
        expect([node.alt, node.url]).toEqual([
          expect.stringMatching(/./),
          expect.stringMatching(/^https?:/),
        ]);
      if (node.type !== 'link') continue;
      expect(wordsIn(node).trim(), node.url).not.toBe('');
      expect(node.url).toMatch(/^(https?:\/\/|webcal:|mailto:|tel:)/);
      if (!node.url.startsWith(siteUrl)) continue;
      const { pathname, hash } = new URL(node.url);
      if (outFiles.includes(pathname.slice(1))) continue;
      const target = pageAt(pathname);
      const ids = target.elements.map((element) => attribute(element, 'id'));
      // A link may fill in a field of a form.
      if (hash && !hash.startsWith('#subject=')) expect(ids, node.url).toContain(hash.slice(1));
    }
  });
});

test('words that a page keeps together are not parted there', () => {
  const pair = /<span class="nowrap">([^<]*)<\/span> <span class="nowrap">([^<]*)<\/span>/g;
  const pairs = indexed.flatMap(({ path }) =>
    [...pageAt(path).html.matchAll(pair)].map(([, one, two]) => ({
      path,
      parted: `${one} · ${two}`,
    })),
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const { path, parted } of pairs) expect(markdownPage(path).text).not.toContain(parted);
});

test('pages that may not be indexed have none', () => {
  const without = builtPages.filter(
    ({ path }) => !isEmbedPath(path) && !indexed.some((page) => page.path === path),
  );
  expect(without).toHaveLength(hidden.length + notFoundPaths.length);
  for (const { path } of without) expect(existsSync(markdownFile(path)), path).toBe(false);
});
