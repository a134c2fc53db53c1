import { expect, test } from 'vitest';
import { readChoice } from '@/browser/choice';

const cookie = (value: unknown) =>
  `a=1; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; b=2`;

test('the accepted categories are read from the cookie', () => {
  expect(readChoice(cookie({ categories: ['functional', 'statistics'] }))).toEqual([
    'functional',
    'statistics',
  ]);
});

test.each([
  ['no cookie', 'a=1'],
  ['another cookie that ends alike', 'not_cc_cookie=1'],
  ['no JSON', 'cc_cookie=abc'],
  ['no categories', cookie({})],
])('%s is no choice', (_, cookies) => {
  expect(readChoice(cookies)).toBeNull();
});
