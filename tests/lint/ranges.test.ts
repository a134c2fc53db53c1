import { expect, test } from 'vitest';
import { inRanges } from '@/components/law/sources/ranges';

const all = ['11', '12', '13', '17', '18'].map((number) => ({ number }));
const words = { 11: 'Registers', 12: '…', 13: '…', 17: 'Erasure', 18: '…' };

const rangesOf = (...listed: string[]) =>
  inRanges(all, words, ({ number }) => listed.includes(number)).map(({ about, articles }) =>
    [about, ...articles.map(({ number }) => number)].join(' '),
  );

test('articles that follow one another and govern the same are one range', () => {
  expect(rangesOf('11', '12', '13', '17')).toEqual(['Registers 11 12 13', 'Erasure 17']);
  expect(rangesOf('11', '13')).toEqual(['Registers 11 13']);
});

test('an article says what the one before it does, listed or not', () => {
  expect(rangesOf('12', '18')).toEqual(['Registers 12', 'Erasure 18']);
});
