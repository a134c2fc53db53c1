import { expect, test } from 'vitest';
import { readChoice } from '@/browser/choice';

const cookie = (value: unknown) => `a=1; consent=${encodeURIComponent(JSON.stringify(value))}; b=2`;

test('the accepted categories are read from the cookie', () => {
  expect(readChoice(cookie({ categories: ['functional', 'statistics'] }))).toEqual([
    'functional',
    'statistics',
  ]);
});

test.each([
  ['no cookie', 'a=1'],
  ['another cookie that ends alike', 'not_consent=1'],
  ['no JSON', 'consent=abc'],
  ['no categories', cookie({})],
])('%s is no choice', (_, cookies) => {
  expect(readChoice(cookies)).toBeNull();
});
