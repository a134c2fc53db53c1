import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as content from '@/lib/content';
import { criteria, criteriaSchema } from '@/lib/content/schemas/criteria';
import { named, pageAt, plain, textOf, within } from '../support/built-pages';
import { locales, pathOf } from '../support/content';

describe('the file of criteria', () => {
  /** All criteria alike, but for what a test says of one of them. */
  const fileWith = (changed: string) => ({
    triedOn: '2026-01-02',
    checks: { reading: [] },
    criteria: {
      ...Object.fromEntries(criteria.map((number) => [number, { status: 'met', by: ['reading'] }])),
      '1.1': parse(changed),
    },
  });
  const messages = (changed: string) =>
    criteriaSchema
      .safeParse(fileWith(changed))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test.each([
    ['{status: met}', ['criteria.1.1.by: name the checks of what was tried, and of nothing else']],
    ['{status: notTested}', ['criteria.1.1.because: say why it does not apply, or was not tested']],
    ['{status: met, by: [magic]}', ['criteria.1.1.by.0: name one of the checks: reading']],
    ['{status: notMet, by: [reading]}', undefined],
    ['{status: notApplicable, because: none}', undefined],
  ])('%s', (changed, expected) => {
    expect(messages(changed)).toEqual(expected);
  });
});

test('the tests behind each check are there', () => {
  const files = Object.values(content.criteria.checks).flat();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(
  locales,
)('the page in %s has every criterion, with its state and how it was tried', (locale) => {
  const words = content.criteriaWords(locale);
  const page = pageAt(pathOf('legal/accessibility', locale));
  const rows = named(page, 'tr').filter((row) =>
    within(row, 'th').some((head) => /^\d+\.\d+ /.test(textOf(head))),
  );
  expect(rows.map((row) => within(row, 'th').map(textOf).join().split(' ')[0])).toEqual(criteria);
  for (const row of rows) {
    const [state = '', how = ''] = within(row, 'td').map(textOf);
    expect(Object.values(words.statuses).map(plain)).toContain(state);
    expect(how).not.toBe('');
  }
});
