import { expect, test } from 'vitest';
import { cspViolations } from '@/scripts/postbuild/check-csp';
import { rewritePage } from '@/scripts/postbuild/pages';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const rewritten = (html: string) => rewritePage(html, '/assets/page.js');
const script = '<script type="module" src="/assets/page.js"></script>';

test('takes Next’s scripts, flight data, preloads and marks out, and puts ours in', () => {
  const head =
    '<link rel="preload" as="script" href="/_next/a.js"/><link rel="preconnect" href="/"/><script src="/_next/a.js" async=""></script><meta name="next-size-adjust" content=""/><link rel="stylesheet" href="/_next/a.css"/>';
  const body =
    '<!--$--><div hidden=""><!--$--><!--/$--></div><p>Words</p><script>self.__next_f.push([1])</script>';
  expect(rewritten(page(body, head))).toBe(
    page(`<p>Words</p>${script}`, '<link rel="stylesheet" href="/_next/a.css"/>'),
  );
});

test('leaves an island as it is: React needs its comments', () => {
  const island =
    '<div data-island="x"><script type="application/json">{}</script><p>a<!-- -->b</p></div>';
  expect(rewritten(page(island))).toBe(page(island + script));
});

test('keeps data and what a person would miss', () => {
  const data = '<script type="application/ld+json">{}</script><div hidden=""><p>kept</p></div>';
  expect(rewritten(page(data))).toBe(page(data + script));
});

test.each([
  ['<p>Il en va ainsi selon L.561-10-2 et la LCB-FT.</p>', ['L.561-10-2', 'LCB-FT']],
  ['<p>This is laid down in the decree 2025-532, AML/CFT.</p>', ['2025-532', 'AML/CFT']],
  ['<td>Un sous-titre &amp; 10-20 pages</td>', ['10-20']],
  [
    '<h2>La loi permet-elle un rendez-vous par e-mail ?</h2>',
    ['permet-elle', 'rendez-vous', 'e-mail'],
  ],
  [
    '<h2>Celui-ci déclare-t-il au registre grand-ducal ?</h2>',
    ['Celui-ci', 'déclare-t-il', 'grand-ducal'],
  ],
  ['<p>L.561-2</p>', []],
  // On the first line of a paragraph there is no break.
  ['<p>Selon <em>CMF, L.561-2</em>, avant L.561-3</p>', ['L.561-3']],
  ['<figure><p>Selon L.561-2</p></figure>', ['L.561-2']],
  ['<small>Loi 2025-532</small>', []],
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
  ['<style>p{}</style>', '<style> in the page'],
  ['<script>x()</script>', 'inline script'],
  ['<script src="https://third.example/x.js"></script>', 'script from https://third.example/x.js'],
  ['<img src="https://third.example/x.png">', 'img from https://third.example/x.png'],
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
