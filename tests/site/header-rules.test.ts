import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '@/scripts/header-rules';

const rules = parseHeaders(
  '/*\n  X-A: 1\n/assets/*\n  Cache-Control: immutable\n/x\n  X-B: a: b\n/*.md\n  X-C: 2\n',
);

test('every rule that matches adds its headers, over the host’s caching rule', () => {
  expect(headersFor(rules, '/')).toEqual([
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['X-A', '1'],
  ]);
  expect(headersFor(rules, '/assets/a.js').at(-1)).toEqual(['Cache-Control', 'immutable']);
  expect(headersFor(rules, '/x').at(-1)).toEqual(['X-B', 'a: b']);
});

test('a star may stand before an ending, at any depth', () => {
  expect(headersFor(rules, '/en/lawyers.md').at(-1)).toEqual(['X-C', '2']);
  expect(headersFor(rules, '/md').at(-1)).toEqual(['X-A', '1']);
});
