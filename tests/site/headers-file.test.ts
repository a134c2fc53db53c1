import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '@/scripts/header-rules';
import { headersFile } from '@/scripts/hosting/headers-file';
import { redirectOf } from '@/scripts/hosting/redirects';

const rules = parseHeaders(headersFile(['/avocats.html', '/en/lawyers.md', '/rules.json']));
const headersOf = (path: string) => Object.fromEntries(headersFor(rules, path));

test('a Markdown file says its type and that it is not to be indexed', () => {
  expect(headersOf('/en/lawyers.md')).toMatchObject({
    'Content-Type': 'text/markdown; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
});

test('a page is left to the host’s own type, and may be indexed', () => {
  expect(headersOf('/avocats')).not.toHaveProperty('Content-Type');
  expect(headersOf('/avocats')).not.toHaveProperty('X-Robots-Tag');
});

test('no header is given twice but where a rule replaces the host’s own', () => {
  for (const path of ['/avocats', '/assets/a.js', '/en/lawyers.md', '/rules.json']) {
    const names = headersFor(rules, path)
      .slice(1)
      .map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each([
  ['/avocats/', '/avocats'],
  ['/en//', '/en'],
  ['/en/index.html', '/en'],
  ['/index', '/'],
  ['/', undefined],
  ['/avocats', undefined],
  ['//other-host.example/', undefined],
  ['/\\other-host.example/', undefined],
  ['/a\r\nX: y/', undefined],
])('%j leads to %j', (path, location) => {
  expect(redirectOf(path)).toBe(location);
});
