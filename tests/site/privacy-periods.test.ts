import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { first, pageAt, plain, textOf } from '../support/built-pages';
import { pages } from '../support/content';

/* What the database erases, and when, is what the privacy policy says. */

const migration = readFileSync(
  'supabase/migrations/20261122000000_limits_and_retention.sql',
  'utf8',
);
const [, table = ''] = /create table public\.retention \(([\s\S]*?)\n\);/.exec(migration) ?? [];
const periods = [...table.matchAll(/^ {2}(\w+) interval not null default '(\d+) (\w+?)s?'/gm)]
  .map(([, name = '', count = '', unit = '']) => ({ name, count: Number(count), unit }))
  // What is kept for an hour needs no figure there.
  .filter(({ unit }) => unit !== 'hour');

test('the migration has periods', () => {
  expect(periods.length).toBeGreaterThan(3);
});

test.each(
  pages
    .filter(({ name }) => name === 'legal/privacy-policy')
    .flatMap(({ path, locale }) => periods.map((period) => ({ path, locale, ...period }))),
)('$path names the period of $name: $count $unit', ({ path, locale, count, unit }) => {
  const words = count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
  expect(plain(textOf(first(pageAt(path), 'main')))).toContain(plain(words));
});
