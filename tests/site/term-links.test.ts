import { expect, test } from 'vitest';
import { mention } from '@/components/blocks/term-links';

test('a term is found as it is written, whatever signs are in it', () => {
  expect(mention(['Gel (avoirs', 'CMF, L.561']).exec('Le gel (avoirs) suit.')?.[0]).toBe(
    'gel (avoirs',
  );
  expect(mention(['L.561']).exec('LX561')).toBeNull();
  expect(mention(["chargé d'affaires"]).exec('un chargé d’affaires')).not.toBeNull();
});
