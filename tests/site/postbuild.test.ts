import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cspViolations } from '@/scripts/postbuild/check-csp';
import { parsePage, walk } from '@/scripts/postbuild/html';
import { withPageStyles } from '@/scripts/postbuild/page-styles';
import { rewritePage } from '@/scripts/postbuild/pages';
import { patternsOf, withLanguages } from '@/scripts/postbuild/set-text';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const rewritten = (html: string) => rewritePage(html, '/assets/page.js');
const script = '<script type="module" src="/assets/page.js"></script>';

test('keeps data and what a person would miss', () => {
  const data = '<script type="application/ld+json">{}</script><div hidden=""><p>kept</p></div>';
  expect(rewritten(page(data))).toBe(page(data + script));
});

test.each([
  ['<p>Il en va ainsi selon L.561-10-2 et la LCB-FT.</p>', ['L.561-10-2', 'LCB-FT']],
  ['<p>This is laid down in the decree 2025-532, AML/CFT.</p>', ['2025-532', 'AML/CFT']],
  ['<td>Un rendez-vous par e-mail &amp; 10-20 pages</td>', ['rendez-vous', 'e-mail', '10-20']],
  [
    '<p>Un expert-comptable, au-delà (CMF, L.561-12)</p>',
    ['expert-comptable', 'au-delà', 'CMF, L.561-12'],
  ],
  ['<p>contact@allie-compliance.example</p>', []],
  ['<h2>Avant le 10 juillet 2027</h2>', ['10 juillet 2027']],
  ['<p>Avant le 10 juillet 2027</p>', []],
  ['<h2>Le logiciel décide-t-il par e-mail ?</h2>', ['décide-t-il', 'e-mail']],
  ['<h2>Les experts-comptables</h2>', []],
  ['<p data-breakable="">La plateforme LCB-FT des avocats</p>', []],
  ['<svg><text>Art. L.561-2</text></svg>', []],
  ['<div data-island="x"><label>La LCB-FT</label></div>', []],
])('no line parts a name: %s', (body, names) => {
  const parts = [...rewritten(page(body)).matchAll(/<span class="nowrap">(.*?)<\/span>/g)];
  expect(parts.map(([, name]) => name)).toEqual(names);
  expect(rewritten(page(body)).replace(/<\/?span[^>]*>/g, '')).toBe(page(body + script));
});

test.each([
  ['<p style="color:red">a</p>', 'attribute style on <p>'],
  ['<p onclick="x()">a</p>', 'attribute onclick on <p>'],
  ['<script>x()</script>', 'inline script'],
  ['<script src="https://third.example/x.js"></script>', 'script from https://third.example/x.js'],
  ['<iframe src="https://third.example/"></iframe>', 'iframe from https://third.example/'],
  ['<a href="/_next/static/x.js">a</a>', 'loads Next’s runtime'],
])('the policy check stops %s', (html, problem) => {
  expect(cspViolations(page(html))).toContain(problem);
});

test('the policy check lets a clean page pass, links to other sites included', () => {
  const head =
    '<link rel="canonical" href="https://site.example/"><link rel="stylesheet" href="/a.css">';
  expect(cspViolations(page('<a href="https://third.example/">a</a>', head))).toEqual([]);
});

test('raises the ending of an ordinal in the text, not where text only may stand', () => {
  expect(
    rewritten(page('<h2>Le 1er juillet</h2><p>21er</p>', '<title>Le 1er juillet</title>')),
  ).toBe(
    page(`<h2>Le 1<sup>er</sup> juillet</h2><p>21er</p>${script}`, '<title>Le 1er juillet</title>'),
  );
});

test('keeps a middle dot with the words before it', () => {
  expect(rewritten(page('<p>Art. 3 · Art. 5</p>'))).toBe(
    page(`<p>Art. 3\u00a0· Art. 5</p>${script}`),
  );
});

test.each([
  ['<h2>The bâtonnier</h2>', ['bâtonnier']],
  ['<td>Ask a <a href="/">Bâtonnier</a>, or two Bâtonnier.</td>', ['Bâtonnier', 'Bâtonnier']],
  ['<p>The bâtonniers</p>', []],
  ['<p lang="fr">Le bâtonnier</p>', []],
])('a term of another language says so, wherever it stands: %s', (body, terms) => {
  const set = [...walk(parsePage(`<html lang="en">${body}</html>`))]
    .filter((node) => 'value' in node)
    .map((node) => withLanguages(node, node.value, patternsOf({ en: { fr: ['bâtonnier'] } })));
  const marked = set.join('').matchAll(/<span lang="fr">(.*?)<\/span>/g);
  expect([...marked].map(([, term]) => term)).toEqual(terms);
});

describe('style sheets', () => {
  const sheet = `
@layer base, blocks, exhibits, forms, print;
@font-face { font-family: serif-text; src: url(../media/serif.woff2) }
@layer base { p { margin: 0 } }
@layer blocks { .note { color: red } .steps > li { color: blue } details[open] { color: green } }
@layer exhibits { .stamp { animation: land 1s } @keyframes land { from { opacity: 0 } } }
@layer forms { .toast { color: pink } }
@layer print { @media print { .stamp { color: black } .note, .consent { display: none } } }
@layer print { @media print { .steps { color: black } .note { margin: 0 } } }`;

  // Each test runs in a folder of its own.
  const project = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'postbuild-'));
    process.chdir(folder);
    mkdirSync('out/_next/static', { recursive: true });
    writeFileSync('out/_next/static/next.css', sheet);
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });

  /** The style sheet of a page with this body. */
  async function sheetOf(body: string) {
    const link = '<link rel="stylesheet" href="/_next/static/next.css" data-precedence="next"/>';
    const html = page(body, link);
    const [, address] =
      /href="([^"]+\.css)"/.exec(await withPageStyles(html, parsePage(html))) ?? [];
    return readFileSync(`out${address}`, 'utf8');
  }

  test('a page gets the rules of what stands on it, on screen and on paper', async () => {
    const css = await sheetOf('<p class="note">A stamp, and steps</p>');
    expect(css).toMatch(/@layer blocks \{\s*\.note/);
    expect(css).toMatch(/@media print \{\s*\.note, \.consent/);
    expect(css).not.toMatch(/stamp|steps|land/);
  });

  test('a page with a form gets the rules of what its code may add', async () => {
    expect(await sheetOf('<form></form>')).toContain('.toast');
    expect(await sheetOf('<form></form>')).toContain('details');
    expect(await sheetOf('<p>toast</p>')).not.toContain('.toast');
  });

  test.each([
    [':is(.note, .steps) > :is(a, ul:not([class])) { top: 1px }', true],
    ['.note > ul { top: 1px }', false],
    ['.stamp:is(.note, .steps) { top: 1px }', false],
    ['main:has(.note:target) .note { top: 1px }', true],
    ['.note > :nth-child(2n + 1) { top: 1px }', true],
    ['.note:not(.steps)::before { top: 1px }', true],
    ['@media (min-width: 1px) { .steps { top: 1px } }', false],
    // As a browser reads it, should Next leave rules nested.
    ['.note { > a { top: 1px } }', true],
    ['.note { .steps & { top: 1px } }', false],
    ['.steps { @media print { top: 1px } }', false],
  ])('%s stays: %s', async (rule, stays) => {
    writeFileSync('out/_next/static/next.css', `@layer blocks; @layer blocks { ${rule} }`);
    const css = await sheetOf('<main><p class="note"><a>Words</a></p></main>');
    expect(css.includes('top')).toBe(stays);
    expect(css.trim() === '').toBe(!stays);
  });

  test('animations come with what they move, and rules of a state that starts later stay', async () => {
    const css = await sheetOf('<p class="stamp"></p><details></details>');
    expect(css).toContain('@keyframes land');
    expect(css).toContain('details[open]');
  });

  test('layers stand in their order, wherever Next first wrote them', async () => {
    const order = '@layer base, blocks, forms, print;';
    const layers = ['print', 'forms', 'blocks', 'base', 'print'];
    writeFileSync(
      'out/_next/static/next.css',
      order + layers.map((name) => `@layer ${name} { p { --x: ${name} } }`).join(''),
    );
    const css = await sheetOf('<p></p>');
    const written = [...css.matchAll(/@layer (\w+)/g)].map(([, name]) => name);
    expect(written).toEqual(['base', 'blocks', 'forms', 'print']);
    writeFileSync('out/_next/static/next.css', '@layer base; @layer other { p { margin: 0 } }');
    await expect(sheetOf('<p></p>')).rejects.toThrow('other');
  });

  test('what components say of paper stands together, in the last layer', async () => {
    const css = await sheetOf('<ol class="note steps"></ol>');
    expect(css.match(/@media print/g)).toHaveLength(1);
    expect(css).toMatch(/@layer print \{ @media print \{[^}]+\} \.steps \{[^}]+\} \.note/);
  });

  test('a page without a style sheet of Next is an error that says where to look', () => {
    const html = page('');
    return expect(withPageStyles(html, parsePage(html))).rejects.toThrow(/page-styles\.ts/);
  });

  test('of several style sheets of Next a page gets the rules that it needs, in one', async () => {
    writeFileSync(
      'out/_next/static/next.css',
      '@layer blocks { p { margin: 0 } .no { margin: 1px } }',
    );
    writeFileSync(
      'out/_next/static/more.css',
      '@layer blocks; @layer blocks { p { margin: 2px } }',
    );
    const links = ['next', 'more'].map(
      (name) => `<link rel="stylesheet" href="/_next/static/${name}.css"/>`,
    );
    const html = page('<p></p>', links.join(''));
    const written = await withPageStyles(html, parsePage(html));
    const sheets = [...written.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(sheets).toHaveLength(1);
    expect(readFileSync(`out${sheets[0]?.[1]}`, 'utf8')).toBe(
      '@layer blocks { p { margin: 0 } p { margin: 2px } }',
    );
  });
});
